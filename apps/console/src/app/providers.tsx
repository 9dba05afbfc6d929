import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { OverlayHost } from '../ui/overlay-host';
import { createQueryClient } from './query-client';
import { cssVariables } from './css-variables';
import { theme } from './theme';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {children}
        <OverlayHost />
      </MantineProvider>
    </QueryClientProvider>
  );
}
