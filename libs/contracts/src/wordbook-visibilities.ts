/** The users who can see a wordbook: its owner, everyone who knows its id, or everyone. */
export const WORDBOOK_VISIBILITIES = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const;
export type WordbookVisibility = (typeof WORDBOOK_VISIBILITIES)[number];
