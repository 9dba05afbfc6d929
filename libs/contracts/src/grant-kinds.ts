/** The ways in which an application has got access: by a user's consent, or by a token of the playground for its owner. */
export const GRANT_KINDS = ['CONSENT', 'PLAYGROUND'] as const;

export type GrantKind = (typeof GRANT_KINDS)[number];
