import { LoadFailure } from './load-failure';
import { NarrowPage } from './narrow-page';

/** Replaces a page of which nothing could be loaded. */
export function FailurePage({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <NarrowPage title="This page could not be loaded">
      <LoadFailure of={{ error, refetch: retry }} />
    </NarrowPage>
  );
}
