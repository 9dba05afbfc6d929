/**
 * Returns the SQL condition that a user may read a wordbook: it is the user's own, or it is not private.
 */
export const isReadableBy = (user: string, wordbook = 'wordbooks'): string =>
  `(${wordbook}.owner_id = ${user} or ${wordbook}.visibility <> 'PRIVATE')`;
