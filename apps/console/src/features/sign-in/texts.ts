/** The texts of the sign-in. */
export const TEXTS = {
  title: 'Sign in',
  noAccount: 'No account yet?',
  createOne: 'Create one',
  ended: 'Your session has ended',
  goOn: 'Sign in to go on. This tab keeps what you have typed, apart from passwords, secrets and files.',
  emailAddress: 'E-mail address',
  password: 'Password',
  signIn: 'Sign in',
} as const;
