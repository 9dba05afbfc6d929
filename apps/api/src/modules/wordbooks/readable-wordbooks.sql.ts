/** The SQL condition that a user may read a wordbook: their own, and those that are not private. */
export const isReadableBy = (user: string, wordbook = 'wordbooks'): string =>
  `(${wordbook}.owner_id = ${user} or ${wordbook}.visibility <> 'PRIVATE')`;
