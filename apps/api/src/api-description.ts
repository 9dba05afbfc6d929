import type { DocumentTexts } from './platform/http/openapi.js';

const description = `Learned words, flashcards and reviews for third-party applications.

Endpoints under \`/api/v1\` take an access token, which an application gets under \`/oauth\` with the
user's consent; those under \`/api/console\` are for the web app. Every failure under \`/api\` is an
\`ErrorEnvelope\`: act on its \`code\` and \`reason\`.`;

const groups = {
  'Learned words': "The user's vocabulary.",
  Review: 'Plans, flashcards, answers. `plan_id` is a UUID or `default`, the plan of all words.',
  Wordbooks: 'Lists of terms to learn from.',
  'Import and export': 'Files of words.',
  Account: 'Who the user is.',
  OAuth: 'How an application gets an access token. Failures are those of RFC 6749.',
  'Console: accounts': 'Signing up and in, and what the account holds.',
  'Console: imports': 'Files of words that the user imports without an application.',
  'Console: consent': 'Answering what an application asks for.',
  'Console: grants': 'What the user has allowed.',
  'Console: applications': "The developer's own applications.",
  'Console: admin': 'Reviewing applications. For admins.',
  Operation: 'Health and metrics, for operators.',
};

/** What `/openapi.json` says of the service as a whole. */
export const API_DESCRIPTION: DocumentTexts = { description, groups };
