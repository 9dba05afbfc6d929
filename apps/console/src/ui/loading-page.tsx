import { VisuallyHidden } from '@mantine/core';
import { LoadingState } from './loading-state';
import { TEXTS } from './texts';

/** A page of which not even the title is known yet. */
export function LoadingPage() {
  return (
    <>
      <title>{TEXTS.tabTitle(TEXTS.loading)}</title>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {TEXTS.loading}
      </VisuallyHidden>
      <LoadingState />
    </>
  );
}
