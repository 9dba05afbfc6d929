import type { DocumentTexts } from './platform/http/openapi.js';

const description = `Learned words, flashcards and reviews for third-party applications.

Endpoints under \`/api/v1\` need an access token, which an application gets under \`/oauth\` with the
user's consent. Endpoints under \`/api/console\` are for the web app. Every error response under
\`/api\` is an \`ErrorEnvelope\`. In your code, rely on its \`code\` and \`reason\`.`;

const groups = {
  'Learned words': "The user's vocabulary.",
  Review:
    'Review plans, flashcards and answers. `plan_id` is a UUID, or `default` for the default plan.',
  Wordbooks: 'Lists of terms to learn.',
  'Import and export': 'Words as files.',
  Account: 'The user and the application of an access token.',
  OAuth: 'How an application gets an access token. Errors have the format of RFC 6749.',
  'Console: accounts': 'Signing up, signing in, and the data of the account.',
  'Console: imports': 'Imports that the user starts without an application.',
  'Console: consent': "Allowing or denying an application's request for access.",
  'Console: grants': 'The access that the user has granted.',
  'Console: applications': "The developer's own applications.",
  'Console: review checks':
    'The checks of an application that the service makes before people look at it.',
  'Console: review criteria': 'The criteria by which admins decide about applications.',
  'Console: handover': 'Handing an application over to another developer.',
  'Console: playground': 'Trying the API as the owner of an application.',
  'Console: usage and logs': "The calls of the developer's own applications.",
  'Console: admin': 'Reviewing applications. For admins.',
  'Console: audit log': 'The actions that concern applications and accounts. For admins.',
  'Console: users': 'Finding users, and disabling their accounts. For admins.',
  'Console: overview': 'Figures of the instance. For admins.',
  'Console: reply templates': 'Prepared messages to developers. For admins.',
  Operation: 'Health and metrics, for operators.',
};

/** The texts in `/openapi.json` about the service as a whole. */
export const API_DESCRIPTION: DocumentTexts = { description, groups };
