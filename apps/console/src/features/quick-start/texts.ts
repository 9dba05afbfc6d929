import { AUTHORIZATION_CODE_SECONDS, LIMITS } from '@wordgrove/contracts';
import type { SnippetStep } from './snippets/snippet';

/** The texts of the quick start. */
export const TEXTS = {
  language: 'Language',
  copy: 'Copy the code',
  tested: 'run in our tests',
  own: 'values are this application’s own. The secret is never shown here.',
  live: 'Live',
  registered: 'Registered',
  secret: 'Secret stored',
  authorized: 'Authorized',
  token: 'Token',
  call: 'First call',
  notYet: 'Not yet',
  listening: 'Listening',
  playground: 'You can also try every endpoint without code, in the',
  playgroundLink: 'Playground',
  secretTitle: 'Store the secret',
  secretText: 'The programs read it from',
  noSecret: 'The application has no secret that works.',
  addSecret: 'Add one',
  before: 'Before it is approved',
  beforeText: `You and up to ${LIMITS.testUsers} test users can authorize it. Everyone else sees that it is not approved yet.`,
  invite: 'Invite a test user',
  library: 'With an agent or a library',
  done: 'The application has made its first call',
  doneText: 'You have seen each step. Your own code does the same for each user.',
} as const;

export const STEP_TITLES: Readonly<Record<SnippetStep, string>> = {
  authorize: 'Send the user to Wordgrove',
  token: 'Exchange the code for tokens',
  call: 'Make the first call',
};

export const STEP_TEXTS: Readonly<Record<SnippetStep, string>> = {
  authorize: 'Run it, open the address that it prints, and allow the access.',
  token: `Save it before you open the address of the step before: the code works for ${AUTHORIZATION_CODE_SECONDS} seconds, and once. In place of ADDRESS comes the address to which the browser came back, whether or not a page is there.`,
  call: 'GET /api/v1/me returns your name and the scopes that you have allowed.',
};
