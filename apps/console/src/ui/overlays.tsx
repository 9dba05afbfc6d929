import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';

export { modals } from '@mantine/modals';
export { notifications } from '@mantine/notifications';

/** The questions and messages that stand above pages. `onReady` is called when they can be shown. */
export function Overlays({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <ModalsProvider>
      <Notifications position="bottom-right" zIndex="var(--wordgrove-messages)" />
    </ModalsProvider>
  );
}
