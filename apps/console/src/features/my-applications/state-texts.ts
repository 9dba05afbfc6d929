import type { ApplicationStatus } from '@wordgrove/contracts';

// Not in `texts.tsx`: the tests of what uses these cannot read JSX.

/** The names of the tabs of an application, and of what is in them. */
export const TABS = {
  overview: 'Overview',
  quickStart: 'Quick start',
  playground: 'Playground',
  logs: 'Logs',
  credentials: 'Credentials',
  settings: 'Settings',
  testUsers: 'Test users',
  review: 'Review',
  dangerZone: 'Danger zone',
} as const;

/** The meaning of an application's state for its users. */
export const STATES = {
  all: 'All',
  everyone: 'Everyone can use it',
  changes: (count: number) =>
    `Works as approved; ${count} ${count === 1 ? 'change waits' : 'changes wait'}`,
  waitsFor: (duration: string) => `Waiting for ${duration}`,
  onlyYou: 'Only you can use it',
  withTestUsers: (count: number) => `You and ${count} test ${count === 1 ? 'user' : 'users'}`,
} as const;

/** The people who can use an application, in a few words. */
export const AUDIENCES: Record<ApplicationStatus, string> = {
  DRAFT: 'You and test users',
  PENDING: 'You and test users',
  APPROVED: STATES.everyone,
  REJECTED: 'You and test users',
  SUSPENDED: 'Nobody can use it',
};

/** The same in sentences. */
export const MEANINGS: Record<ApplicationStatus, string> = {
  DRAFT: 'Only you and your test users can use it. Submit it for review to open it to everyone.',
  PENDING:
    'It is waiting for an admin of this site. Until it is approved, only you and your test users can use it.',
  APPROVED: 'Everyone can use it.',
  REJECTED: 'It was not approved. Make the changes that the reason asks for and submit it again.',
  SUSPENDED: 'An admin of this site has suspended it. Nobody can use it.',
};

/** The matters that need the developer. The name of a secret and when it expires make a sentence. */
export const NEEDS = {
  asks: 'A reviewer asks:',
  answer: 'Answer',
  rejected: 'Rejected:',
  suspended: 'Suspended:',
  seeWhatToDo: 'See what to do',
  noSecret: 'It has no secret that works.',
  addSecret: 'Add a secret',
  finishRotation: 'Finish the rotation',
  replaceIt: 'Replace it',
  expires: (days: number) => {
    if (days === 0) return 'expires within a day';
    return days === 1 ? 'expires in a day' : `expires in ${days} days`;
  },
  secretExpires: (secret: string, expiry: string) => `The secret ${secret} ${expiry}`,
} as const;

/** The next steps of a developer, and the links to them. */
export const STEPS = {
  answer: 'answer the reviewers',
  seeWhySuspended: 'See why it is suspended',
  changeAndSubmit: 'change it and submit again',
  seeReason: 'See the reason',
  addSecret: 'add a secret',
  noSecret: 'It has none that works',
  submit: 'submit it for review',
  openToEveryone: 'Open it to everyone',
  authorize: 'one successful authorization, then submit',
  openQuickStart: 'Open the quick start',
  replaceSecret: 'replace the secret',
  finishRotation: 'finish the rotation',
  oldSecretWorks: (secret: string) => `The old secret, ${secret}, still works`,
  secretExpires: (secret: string, expiry: string) => `${secret} ${expiry}`,
} as const;
