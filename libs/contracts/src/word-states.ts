/** The states of a learned word in its schedule. */
export const WORD_STATES = ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING', 'SUSPENDED'] as const;
export type WordState = (typeof WORD_STATES)[number];

/** The highest `mastery_level`; the lowest is 0. */
export const MAX_MASTERY_LEVEL = 5;
