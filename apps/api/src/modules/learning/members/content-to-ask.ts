/** The number of bytes of notes, and of contexts, from which questions are made. */
export const MAX_BYTES_TO_ASK = 8 * 1024;
