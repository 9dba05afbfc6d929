/**
 * Kinds of OAuth client (RFC 6749, section 2.1): one whose back end keeps a secret, and one that runs
 * on users' devices, where nothing stays secret.
 */
export const CLIENT_TYPES = ['CONFIDENTIAL', 'PUBLIC'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];
