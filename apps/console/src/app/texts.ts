/** The texts of the frame of all pages, and of the page that stands in for one that failed. */
export const TEXTS = {
  skip: 'Skip to content',
  failed: 'Something went wrong',
  failedTab: 'Something went wrong – Wordgrove',
  failedText:
    'This page could not be shown. Everything that you saved is safe. Load the page again. If that does not help, contact the operator of this site.',
  loadAgain: 'Load the page again',
  close: 'Close',
} as const;
