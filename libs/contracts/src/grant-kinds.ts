/** The ways in which an application has got access: by a user's consent, or by a token of the playground for its owner. */
export const GRANT_KINDS = ['CONSENT', 'PLAYGROUND'] as const;

export type GrantKind = (typeof GRANT_KINDS)[number];

/** The weeks in which the words and reviews of an application are counted for its users. */
export const GRANT_WEEKS = 12;
