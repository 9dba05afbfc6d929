import { HOLD_SECONDS } from '../../api/admin';
import type { MarkKind } from './marks';

/** The texts of the inbox, in one place. */
export const TEXTS = {
  title: 'Review',
  oldestFirst: 'Oldest first',
  show: 'Show',
  search: 'Search names, hosts and owners',
  searchPlaceholder: 'Name, host, owner',
  empty: 'No applications are waiting for a decision',
  notFound: 'Nothing that waits is like this',
  choose: 'Choose an application to see what it asks for.',
  seeApplication: 'See the application',
  gone: 'This application does not wait any more. Somebody has decided about it, or its owner has withdrawn it.',
  canBeUndone: `A decision can be undone for ${HOLD_SECONDS} seconds.`,
  newApplication: 'New',
  changes: 'Changes',
  whatChanges: 'What changes',
  whatItAsks: 'What it asks for',
  whole: 'Show the whole application',
  mistakable: 'Users can take this name for another one',
  confusableLetters: 'Some of its letters look like those of another script.',
  thread: 'Thread',
  bothSides: 'Both sides see it',
  checks: 'Checks',
  more: 'More',
  parts: 'Parts of the application',
  aside: 'Checks and developer',
  otherActions: 'Other actions',
  suspend: 'Suspend',
  answered: 'Answered',
  asked: 'Asked',
  onlyYou: 'Only you are looking',
  isLooking: ' is looking',
  areLooking: (others: number) => ` and ${others} more are looking`,
  unmet: (count: number) => `${count} ${count === 1 ? 'check' : 'checks'} unmet`,
  move: 'move',
  allKeys: 'all keys',
  keys: 'Keys',
  send: 'Send, keep waiting',
} as const;

/** The choices of what the list shows. */
export const KIND_FILTERS = { '': 'All', NEW: 'New', CHANGES: 'Changes' } as const;

/** The texts about a developer. */
export const DEVELOPER = {
  title: 'Developer',
  since: 'Since',
  more: (count: number) => `and ${count} more`,
  decisions: (count: number, rejected: number) =>
    count === 0
      ? 'No decisions before'
      : `${count} ${count === 1 ? 'decision' : 'decisions'} before, ${rejected} rejected.`,
  history: 'History',
} as const;

export const MARKS: Readonly<Record<MarkKind, string>> = {
  LOOKS_LIKE: 'Looks like',
  CONFUSABLE_LETTERS: 'Letters of several scripts',
  NEW_HOST: 'New host',
  NOT_PROVEN: 'Domain not proven',
  TEST_HOST: 'Staging host',
  NO_REASONS: 'No reasons',
};

/** The keys of the inbox and what they do. */
export const KEYS = [
  ['J', 'Next application'],
  ['K', 'Previous application'],
  ['A', 'Approve'],
  ['Q', 'Ask the developer'],
  ['R', 'Reject'],
  ['Z', 'Undo your last decision'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
  ['Esc', 'Leave the field, so that the keys act again'],
] as const;

/** The text about the modifier and Enter, which act in a field. */
export const SEND_KEY = 'Send what you wrote';
