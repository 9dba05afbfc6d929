import type { ReactNode } from 'react';

/** The texts for people who are not signed in. */
export const TEXTS = {
  tab: 'Wordgrove',
  title: 'Your vocabulary, in every application that you learn with',
  lead: 'Wordgrove remembers the words that you learn and when to review each of them. Applications that you allow can add words and quiz you on them.',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  points: [
    {
      title: 'One vocabulary, many applications',
      text: 'A word that you look up while you read is there when you practise, in every application that you use.',
    },
    {
      title: 'Reviews that fit your memory',
      text: 'Each answer moves the next review to the day on which you would begin to forget the word.',
    },
    {
      title: 'You decide who sees what',
      text: 'An application gets only the permissions that you tick, and you can revoke them at any time.',
    },
  ],
  developers: (documentation: ReactNode) => (
    <>Are you building a learning application? Sign up, register it and read the {documentation}.</>
  ),
  documentation: 'API documentation',
} as const;
