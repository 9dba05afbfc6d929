import { LIMITS, type ClientType } from '@wordgrove/contracts';

/** The texts of the form of an application. The settings have the same labels. */
export const FORM = {
  nameLabel: 'Name',
  nameNote: 'Users see it when your application asks for access.',
  descriptionLabel: 'Description',
  descriptionNote: 'Say in one or two sentences what the application does. Users see it too.',
  homepageLabel: 'Home page',
  homepageNote: 'Optional. The address of a page about the application: https://…',
  clientType: 'Where does it run?',
  clientTypeNote: 'This cannot be changed later.',
  redirectUris: 'Redirect URIs',
  redirectUrisNote:
    'The addresses that users return to, such as https://app.example/callback. They must match exactly. Use http only on 127.0.0.1, [::1] or localhost.',
  redirectUri: (place: number) => `Redirect URI ${place}`,
  removeRedirectUri: (place: number) => `Remove redirect URI ${place}`,
  redirectUriFault: (fault: string) => `This redirect URI ${fault}.`,
  addRedirectUri: 'Add a redirect URI',
  permissions: 'Permissions',
  permissionsNote:
    'Choose only what the application needs, and say what for: users and reviewers see it in your words.',
  reasonFor: (permission: string) => `Reason for “${permission}”`,
  reasonPlaceholder: 'What does your application do with it?',
} as const;

/** The consequences of where the application runs. */
export const CONSEQUENCES: Record<ClientType, readonly string[]> = {
  CONFIDENTIAL: [
    `You get a client secret, which only your server may know. You can have ${LIMITS.liveSecrets}, so that you replace one without downtime.`,
    'Tokens are fetched by your server. PKCE is optional.',
    'Users who have allowed access are not asked again for the same permissions.',
  ],
  PUBLIC: [
    'There is no secret, because anybody could read it on the device.',
    'PKCE (S256) is required for every authorization.',
    'A redirect URI on 127.0.0.1 or [::1] can have any port. With http, users are asked each time, because any program on the device can listen there.',
  ],
};

/** The warnings about a redirect URI. */
export const URI_WARNINGS = {
  duplicate: 'This redirect URI is in the list already.',
  twin: (other: string) =>
    `It differs from ${other} only by the slash at the end. Both are compared letter by letter, so keep the one that your application sends.`,
  sharedHost: (suffix: string) =>
    `Anybody can get a name under ${suffix}. If you give this one up, somebody else can receive your users’ codes there.`,
  testHost: (word: string) =>
    `“${word}” looks like a host for tests. Register that as an application of its own, so that codes of your users never go there.`,
} as const;
