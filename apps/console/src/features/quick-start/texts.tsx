import { AUTHORIZATION_CODE_SECONDS, LIMITS } from '@wordgrove/contracts';
import type { ReactNode } from 'react';
import type { SnippetStep } from './snippets/snippet';

/** The texts of the quick start. */
export const TEXTS = {
  language: 'Language',
  copy: 'Copy the code',
  tested: 'run in our tests',
  own: (marked: ReactNode) => (
    <>{marked} values are this application’s own. The secret is never shown here.</>
  ),
  marked: 'Marked',
  saveAndRun: (file: ReactNode, command: ReactNode) => (
    <>
      Save it as {file}, and run {command}
    </>
  ),
  stepDone: ', done',
  live: 'Live',
  registered: 'Registered',
  secret: 'Secret stored',
  authorized: 'Authorized',
  token: 'Token',
  call: 'First call',
  notYet: 'Not yet',
  listening: 'Listening',
  playground: (link: ReactNode) => (
    <>You can also try every endpoint without code, in the {link}.</>
  ),
  playgroundLink: 'Playground',
  secretTitle: 'Store the secret',
  theSecret: 'The secret',
  newest: (secret: ReactNode, hint: ReactNode, made: ReactNode) => (
    <>
      {secret} that ends with {hint} was made {made}.
    </>
  ),
  secretText: (variable: ReactNode) => <>The programs read it from {variable}.</>,
  noSecret: 'The application has no secret that works.',
  addSecret: 'Add one',
  before: 'Before it is approved',
  beforeText: `You and up to ${LIMITS.testUsers} test users can authorize it. Everyone else sees that it is not approved yet.`,
  invite: 'Invite a test user',
  library: 'With an agent or a library',
  documents: (discovery: ReactNode, openApi: ReactNode) => (
    <>
      Discovery at {discovery}, OpenAPI at {openApi}.
    </>
  ),
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
