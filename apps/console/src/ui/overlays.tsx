import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';

export { modals } from '@mantine/modals';
export { notifications } from '@mantine/notifications';

/** What stands above pages: questions and messages. `onReady` is called when they can be shown. */
export function Overlays({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <ModalsProvider>
      <Notifications position="bottom-right" />
    </ModalsProvider>
  );
}
