/** Who sees a wordbook: its owner, whoever knows its id, or everyone. */
export const WORDBOOK_VISIBILITIES = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const;
export type WordbookVisibility = (typeof WORDBOOK_VISIBILITIES)[number];
