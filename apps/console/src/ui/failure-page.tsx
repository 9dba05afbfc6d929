import { LoadFailure } from './load-failure';
import { NarrowPage } from './narrow-page';
import { TEXTS } from './texts';

/** Replaces a page of which nothing could be loaded. */
export function FailurePage({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <NarrowPage title={TEXTS.pageNotLoaded}>
      <LoadFailure of={{ error, refetch: retry }} />
    </NarrowPage>
  );
}
