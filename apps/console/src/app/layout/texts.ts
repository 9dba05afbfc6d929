/** The texts of the frames around pages without navigation. */
export const TEXTS = {
  signIn: 'Sign in',
  slogan: 'Your words, in every application that you learn with.',
  purpose:
    'Each review makes a word fade more slowly. You see which applications may use your words, and can revoke their access at any time.',
} as const;
