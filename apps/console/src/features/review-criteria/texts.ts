export const TITLE = 'Review criteria';
export const READERS_LEAD =
  'By these criteria the admins of this site decide about applications. Each decision names the version that it follows.';
export const ADMINS_LEAD =
  'By these criteria admins decide about applications. Every signed-in user can read them, and each decision names its version.';
export const VERSION = (version: number) => `Version ${version}`;
export const PUBLISHED = 'Published';
export const SHOW_DIFFERENCE = (before: number) => `Show what changed since version ${before}`;
export const DIFFERENCE_LEGEND =
  'What is new is underlined and has a plus. What is gone is struck through and has a minus.';
export const NEW_WORDS = 'New:';
export const GONE_WORDS = 'Gone:';
export const NEXT_VERSION = (version: number) => `Next version: ${version}`;
export const NEXT_LEAD =
  'It counts for all decisions from then on. Versions that are published stay as they are.';
export const TEXT_LABEL = 'The whole text';
export const CHANGES = 'What you change';
export const NO_CHANGES = 'Nothing yet.';
export const PUBLISH = (version: number) => `Publish version ${version}`;
export const PUBLISHED_NOW = (version: number) => `Version ${version} has been published`;
