export const TEXTS = {
  title: 'Users',
  lead: 'Everybody who has an account, newest first.',
  search: 'Name, e-mail address or ID',
  anyRole: 'Any role',
  anyState: 'Enabled or disabled',
  admins: 'Admins',
  noAdmins: 'No admins',
  enabled: 'Enabled',
  disabled: 'Disabled',
  admin: 'Admin',
  nobody: 'No user is like this',
  columns: { user: 'User', state: 'Account', since: 'Since' },
  account: 'Account',
  id: 'ID',
  actions: 'Change the account',
  lastAdmin:
    'This is the only admin who can sign in. The instance needs one: make another user an admin first.',
  isYou: 'This is you.',
  sessions: 'Signed-in browsers',
  lastSignIn: 'Last sign-in',
  none: 'none',
  words: 'Words',
  reviews: 'Reviews',
  connected: 'Connected applications',
  applications: 'Own applications',
  seeApplications: 'See the applications',
  events: 'What this user did',
  about: 'What was done to this user',
} as const;

/** The questions before changes, and what is said after them. Each begins with the verb of its button. */
export const CHANGES = {
  enable: {
    confirm: 'Enable',
    question: (name: string) => (
      <>
        Enable the account of <bdi>{name}</bdi>
      </>
    ),
    text: 'They can sign in again, and the applications that they connected can act for them again.',
    done: 'The account is enabled',
  },
  'make-admin': {
    confirm: 'Make an admin',
    question: (name: string) => (
      <>
        Make an admin of <bdi>{name}</bdi>
      </>
    ),
    text: 'Admins decide about applications, disable accounts and make other admins.',
    done: 'The user is an admin now',
  },
  'remove-admin': {
    confirm: 'Remove as admin',
    question: (name: string) => (
      <>
        Take the rights of an admin from <bdi>{name}</bdi>
      </>
    ),
    text: 'They keep their account, and see no page of Operate any more.',
    done: 'The user is not an admin any longer',
  },
  'sign-out': {
    confirm: 'Sign out everywhere',
    question: (name: string) => (
      <>
        Sign out everywhere: <bdi>{name}</bdi>
      </>
    ),
    text: 'All their browsers are signed out. Applications stay connected, and they can sign in again.',
    done: 'The user is signed out everywhere',
  },
} as const;

export const DISABLE = {
  button: 'Disable',
  question: (name: string) => (
    <>
      Disable the account of <bdi>{name}</bdi>
    </>
  ),
  text: 'Their sessions end, they cannot sign in, and no application can act for them. Nothing is deleted, and you can enable the account again. Their own applications go on for others: suspend those apart.',
  reasonNote: 'The audit log keeps it.',
  done: 'The account is disabled',
} as const;
