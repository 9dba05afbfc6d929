import type { ReactNode } from 'react';
import { HOLD_SECONDS } from '../../api/admin';
import { countText } from '../../ui/formats';
import type { MarkKind } from './marks';

/** The texts of the inbox, in one place. */
export const TEXTS = {
  title: 'Review',
  tab: (count: number) => `${count > 0 ? `(${count}) ` : ''}Review – Wordgrove`,
  oldestFirst: 'Oldest first',
  show: 'Show',
  search: 'Search names, hosts and owners',
  searchPlaceholder: 'Name, host, owner',
  empty: 'No applications are waiting for a decision',
  notFound: 'Nothing that waits is like this',
  waiting: 'Waiting applications',
  since: (minute: string) => `Since ${minute}`,
  choose: 'Choose an application to see what it asks for.',
  seeApplication: 'See the application',
  gone: 'This application does not wait any more. Somebody has decided about it, or its owner has withdrawn it.',
  canBeUndone: `A decision can be undone for ${HOLD_SECONDS} seconds.`,
  andMore: (count: number) => ` and ${count} more`,
  secondsLeft: (seconds: number) => `in ${seconds} s`,
  undo: 'Undo',
  undoLabel: (application: string) => `Undo the decision about ${application}`,
  undone: 'The decision has been undone',
  newApplication: 'New',
  changes: 'Changes',
  backToList: 'Back to the list',
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous application',
  next: 'Next application',
  by: (developer: ReactNode) => <>By {developer}</>,
  users: (count: number) => `${countText(count)} ${count === 1 ? 'user' : 'users'}`,
  callsInWeek: (count: number, errors: string) =>
    `${countText(count)} ${count === 1 ? 'call' : 'calls'} in 7 days, ${errors} errors`,
  whatChanges: 'What changes',
  whatItAsks: 'What it asks for',
  whole: 'Show the whole application',
  mistakable: 'Users can take this name for another one',
  thisService: (name: string) => (
    <>
      <bdi>{name}</bdi>, this service
    </>
  ),
  approvedApplication: (name: string, clientId: string) => (
    <>
      <bdi>{name}</bdi>, an approved application ({clientId})
    </>
  ),
  confusableLetters: 'Some of its letters look like those of another script.',
  thread: 'Thread',
  bothSides: 'Both sides see it',
  checks: 'Checks',
  more: 'More',
  parts: 'Parts of the application',
  aside: 'Checks and developer',
  otherActions: 'Other actions',
  answered: 'Answered',
  asked: 'Asked',
  onlyYou: 'Only you are looking',
  isLooking: (name: string) => (
    <>
      <bdi>{name}</bdi> is looking
    </>
  ),
  areLooking: (name: string, others: number) => (
    <>
      <bdi>{name}</bdi> and {others} more are looking
    </>
  ),
  decide: 'Decide',
  unmet: (count: number) => `${count} ${count === 1 ? 'check' : 'checks'} unmet`,
  approveUnmet: (count: number) =>
    `${count} ${count === 1 ? 'check is' : 'checks are'} not met. Say why you approve it all the same.`,
  move: 'move',
  allKeys: 'all keys',
  keys: 'Keys',
  useKeys: 'Use single keys',
  keysNote: 'They never act while you type in a field.',
  send: 'Send, keep waiting',
} as const;

/** The buttons of decisions. Styles know them by these keys. */
export const DECIDE = {
  Approve: { button: 'Approve', label: (application: string) => `Approve ${application}` },
  'Ask about': { button: 'Ask', label: (application: string) => `Ask about ${application}` },
  Reject: { button: 'Reject', label: (application: string) => `Reject ${application}` },
  Suspend: { button: 'Suspend', label: (application: string) => `Suspend ${application}` },
} as const;

/** The decisions that are held. */
export const HELD = {
  APPROVE: (application: ReactNode) => <>Approving {application}</>,
  REJECT: (application: ReactNode) => <>Rejecting {application}</>,
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
  decided: (name: string, happened: string | undefined) => (
    <>
      <bdi>{name}</bdi>: a reviewer {happened}
    </>
  ),
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
