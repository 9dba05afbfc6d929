import { LIMITS } from '@wordgrove/contracts';

/** The texts of the sign-up. */
export const TEXTS = {
  title: 'Create an account',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  yourName: 'Your name',
  nameNote: 'Users of the applications that you register see it.',
  emailAddress: 'E-mail address',
  password: 'Password',
  passwordNote: `At least ${LIMITS.passwordMin} characters.`,
  create: 'Create the account',
} as const;
