import { HOLD_SECONDS } from '../../api/admin';

/** The texts of the inbox, in one place. */
export const TEXTS = {
  title: 'Review',
  oldestFirst: 'Oldest first',
  search: 'Search names, hosts and owners',
  searchPlaceholder: 'Name, host, owner',
  empty: 'No applications are waiting for a decision',
  notFound: 'Nothing that waits contains this text',
  choose: 'Choose an application to see what it asks for.',
  gone: 'This application does not wait any more. Somebody has decided about it, or its owner has withdrawn it.',
  canBeUndone: `A decision can be undone for ${HOLD_SECONDS} seconds.`,
  newApplication: 'New',
  changes: 'Changes',
  whatChanges: 'What changes',
  whatItAsks: 'What it asks for',
  liveNow: 'Approved',
  wanted: 'Asked for now',
  asBefore: 'As before',
  none: 'None',
  because: 'Reason:',
  unmet: (count: number) =>
    `${count} ${count === 1 ? 'check is' : 'checks are'} not met, so an approval needs a reason.`,
  keys: 'Keys',
} as const;

/** The members of an application in the order in which they are compared. */
export const MEMBERS = {
  name: 'Name',
  description: 'Description',
  homepage_url: 'Home page',
  redirect_uris: 'Redirect URIs',
  scopes: 'Permissions',
} as const;

/** The keys of the inbox and what they do. */
export const KEYS = [
  ['J', 'Next application'],
  ['K', 'Previous application'],
  ['A', 'Approve'],
  ['Q', 'Ask the developer'],
  ['R', 'Reject'],
  ['Z', 'Undo the last decision'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;
