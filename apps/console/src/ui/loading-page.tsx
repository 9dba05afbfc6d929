import { VisuallyHidden } from '@mantine/core';
import { LoadingState } from './loading-state';

/** A page of which not even the title is known yet. */
export function LoadingPage() {
  return (
    <>
      <title>Loading… – Wordgrove</title>
      <VisuallyHidden component="h1" tabIndex={-1}>
        Loading…
      </VisuallyHidden>
      <LoadingState />
    </>
  );
}
