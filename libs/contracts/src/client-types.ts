/**
 * The kinds of OAuth client (RFC 6749, section 2.1). A confidential client has a back end that
 * keeps a secret. A public client runs on users' devices, where nothing stays secret.
 */
export const CLIENT_TYPES = ['CONFIDENTIAL', 'PUBLIC'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];
