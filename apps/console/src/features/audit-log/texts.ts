import { AUDIT_ACTIONS, LIMITS, type AuditAction } from '@wordgrove/contracts';
import { countText } from '../../ui/formats';

/** The number of later events that are counted. */
export const MAX_NEWER = 20;

/** The places of names in a sentence. */
export type Place = '{application}' | '{user}' | '{secret}';

/**
 * The rest of a sentence that begins with the name of who acted. The places stand for links.
 */
export const SENTENCES: Record<AuditAction, string> = {
  APPLICATION_REGISTERED: 'registered {application}',
  APPLICATION_EDITED: 'changed {application}',
  APPLICATION_SUBMITTED: 'submitted {application} for review',
  APPLICATION_WITHDRAWN: 'withdrew {application} from review',
  APPLICATION_QUESTIONED: 'asked about {application}',
  APPLICATION_MESSAGE_SENT: 'wrote about {application}',
  APPLICATION_APPROVED: 'approved {application}',
  APPLICATION_REJECTED: 'rejected {application}',
  APPLICATION_SUSPENDED: 'suspended {application}',
  APPLICATION_REINSTATED: 'reinstated {application}',
  APPLICATION_DECISION_UNDONE: 'took back the decision about {application}',
  APPLICATION_QUOTA_SET: 'set the rate limit of {application}',
  APPLICATION_DELETED: 'deleted {application}',
  APPLICATION_TOKENS_ENDED: 'ended all tokens of {application}',
  APPLICATION_OFFERED: 'offered {application} to another developer',
  APPLICATION_OFFER_WITHDRAWN: 'withdrew the offer of {application}',
  APPLICATION_OFFER_REFUSED: 'refused the offer of {application}',
  APPLICATION_HANDED_OVER: 'took over {application} from {user}',
  SECRET_CREATED: 'added a secret to {application}',
  SECRET_REMOVED: 'removed a secret of {application}',
  TEST_USER_INVITED: 'invited a test user to {application}',
  TEST_USER_ADDED: 'became a test user of {application}',
  TEST_USER_REMOVED: 'removed {user} from the test users of {application}',
  AUTHORIZATION_CODE_REUSED:
    'ended tokens of {user} for {application}, because a code was used twice',
  REFRESH_TOKEN_REUSED:
    'ended tokens of {user} for {application}, because a refresh token was used twice',
  ACCOUNT_DELETED: 'deleted their account',
  REVIEW_CRITERIA_PUBLISHED: 'published new review criteria',
  USER_DISABLED: 'disabled the account of {user}',
  USER_ENABLED: 'enabled the account of {user}',
  USER_MADE_ADMIN: 'made {user} an admin',
  USER_MADE_NO_ADMIN: 'took the rights of an admin from {user}',
  USER_SIGNED_OUT: 'signed out {user} everywhere',
  REPLY_TEMPLATE_CREATED: 'created a reply template',
  REPLY_TEMPLATE_EDITED: 'changed a reply template',
  REPLY_TEMPLATE_DELETED: 'deleted a reply template',
};

/** The sentences that tell more than those of the actions alone. */
export const TELLING = {
  changesSubmitted: 'submitted changes to {application}',
  changesToReview: 'submitted changes to {application} for review',
  approvedAtOnce: 'submitted {application}, which was approved at once',
  changesWithdrawn: 'withdrew the changes to {application} from review',
  answered: 'answered the question about {application}',
  approvalUndone: 'took back the approval of {application}',
  rejectionUndone: 'took back the rejection of {application}',
  secretCreated: 'added the secret {secret} to {application}',
  secretRemoved: 'removed the secret {secret} of {application}',
  invitationWithdrawn: 'withdrew an invitation to test {application}',
  codeReused: (tokens: string) =>
    `ended ${tokens} of {user} for {application}, because a code was used twice`,
  refreshTokenReused: (tokens: string) =>
    `ended ${tokens} of {user} for {application}, because a refresh token was used twice`,
  criteriaPublished: (version: number) => `published version ${version} of the review criteria`,
} as const;

/** The ends that the details of some actions give to their sentences. */
export const ENDS = {
  changedAtOnce: (names: string) => `, and changed at once: ${names}`,
  undoneWithin: (seconds: number) => ` within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  expires: (day: string) => `; it expires on ${day}`,
  tokens: '; all tokens ended',
  criteria: (version: number) => ` by criteria v${version}`,
  waited: (time: string) => `, after ${time} in the queue`,
  quota: (count: string) => ` to ${count} requests an hour`,
  sessions: (count: number) => `; ${count} ${count === 1 ? 'session' : 'sessions'} ended`,
} as const;

/** Groups of actions to filter by. */
export const ACTION_GROUPS: readonly { label: string; actions: readonly AuditAction[] }[] = [
  {
    label: 'Decisions',
    actions: AUDIT_ACTIONS.filter((action) =>
      /^APPLICATION_(QUESTIONED|APPROVED|REJECTED|SUSPENDED|REINSTATED|DECISION_UNDONE|QUOTA_SET)$/.test(
        action,
      ),
    ),
  },
  { label: 'Credentials', actions: ['SECRET_CREATED', 'SECRET_REMOVED'] },
  {
    label: 'Developers’ changes',
    actions: AUDIT_ACTIONS.filter((action) =>
      /^(APPLICATION_(REGISTERED|EDITED|SUBMITTED|WITHDRAWN|MESSAGE_SENT|DELETED|TOKENS_ENDED|OFFER.*|HANDED_OVER)|TEST_USER_.*)$/.test(
        action,
      ),
    ),
  },
  { label: 'Accounts', actions: AUDIT_ACTIONS.filter((action) => /^(USER|ACCOUNT)_/.test(action)) },
  { label: 'Stolen tokens', actions: ['AUTHORIZATION_CODE_REUSED', 'REFRESH_TOKEN_REUSED'] },
  {
    label: 'Reply templates',
    actions: AUDIT_ACTIONS.filter((action) => action.startsWith('REPLY_TEMPLATE_')),
  },
];

/** The names of members of an application that can change. */
export const MEMBERS: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  homepageUrl: 'home page',
  redirectUris: 'redirect URIs',
  scopes: 'permissions',
  scopeReasons: 'reasons for permissions',
  pendingRevision: 'changes to review',
  ownerName: 'name of the developer',
  ownerReviewed: 'approval of the developer’s name',
  status: 'status',
};

/** The ends of sentences about what ended with an event. Only access tokens that worked until then are counted. */
export const ENDED = {
  users: (users: string) => `${users} lost access`,
  tokens: (tokens: string) => `${tokens} ended`,
  live: (count: string) => `, ${count} of them live`,
  oneToken: '1 token',
  manyTokens: (count: string) => `${count} tokens`,
  oneUser: '1 user',
  manyUsers: (count: string) => `${count} users`,
  and: ' and ',
} as const;

export const TEXTS = {
  title: 'Audit log',
  lead: 'Who did what to whom. Nothing here can be changed or deleted.',
  search: 'Name, address or ID',
  service: 'Wordgrove',
  deletedUser: 'a deleted user',
  deletedApplication: 'a deleted application',
  anyone: 'By anyone',
  byService: 'By Wordgrove itself',
  oneActor: 'By one person',
  by: (actor: string) => `By ${actor}`,
  about: (object: string) => `About ${object}`,
  newer: (count: number) => (count < MAX_NEWER ? `${count} newer` : `${MAX_NEWER} newer or more`),
  anything: 'About anything',
  oneObject: 'About one thing',
  anyAction: 'Any action',
  someActions: 'Some actions',
  groups: (names: readonly string[]) =>
    names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(' and '),
  kindsOfActions: (count: number) => `${count} kinds of actions`,
  calendar: { previousMonth: 'The month before', nextMonth: 'The month after' },
  today: 'Today',
  yesterday: 'Yesterday',
  latestFirst: (events: string) => `${events}, latest first`,
  showNewest: 'Show the latest',
  anyTime: 'Any time',
  lastDays: (count: number) => `The last ${count} days`,
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  onlyActor: 'Only what they did',
  onlyAbout: 'Only events about',
  empty: 'Nothing has happened yet',
  nothingFound: 'No event is like this',
  details: 'Details',
} as const;

/** Returns “214 events”. */
export function eventsText(total: number): string {
  const count = countText(total);
  if (total >= LIMITS.auditEvents) return `${count} events or more`;
  return total === 1 ? '1 event' : `${count} events`;
}

/** Returns “Export 214 as CSV”. */
export function exportText(total: number): string {
  const count = countText(total);
  return total < LIMITS.auditEvents
    ? `Export ${count} as CSV`
    : `Export the newest ${count} as CSV`;
}
