import { Center, Loader, VisuallyHidden } from '@mantine/core';

export function LoadingState() {
  return (
    <Center py={64} role="status">
      <Loader type="dots" aria-hidden />
      <VisuallyHidden>Loading…</VisuallyHidden>
    </Center>
  );
}
