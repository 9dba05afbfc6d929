// The prepared statements that may read more than ten times the rows that they return, and why.
const COUNTS = 'counts or sums what it reads';
const QUARTERS = 'sums the quarters of an hour in which an account has answered';
const WALKS =
  'goes through all token families of a user or an application, one by one, in each batch of a purge';
const ENDED = 'is sent only for an application that has ended, and then finds rows';
const FEW_EXPECTED =
  'until the first analyze, which autovacuum starts within about a minute, PostgreSQL expects a 200th of the table for any user, and sorts';
const MANY_EXPECTED = 'until then, it expects a third of the grants to be revoked';

/** Those that read more by what they do. */
export const READ_MORE = new Map([
  ['weights.progress', COUNTS],
  ['plan-words.select', 'counts the due words, and sorts them by how far they have faded'],
  ['plan-stats.count', COUNTS],
  ['statistics.days', COUNTS],
  ['statistics.recall', COUNTS],
  ['statistics.streak', 'goes from one day with an answer to the next one'],
  ['statistics.words', COUNTS],
  ['wordbook-terms.recount', COUNTS],
  ['wordbook-words.count', COUNTS],
  ['grant-writes.count', 'counts the words and reviews of twelve weeks'],
  [
    'profiled-dictionaries.mark-words',
    'goes through all words, thousands at a time, after a change of dictionaries',
  ],
  ['holdings.count', QUARTERS],
  ['usage.days', COUNTS],
  ['user-counts.count', QUARTERS],
  ['audit-search.named', 'looks for a part of a name, and returns all that have it in one row'],
  ['purge.refresh-tokens-of-grants-by-or-to-a-user', WALKS],
  ['purge.access-tokens-of-grants-by-or-to-a-user', WALKS],
  ['purge.pieces-of-imports', WALKS],
  ['purge.checked-items-of-imports', WALKS],
  ['purge.parts-of-items-of-imports', WALKS],
  ['purge.refresh-tokens-of-grants-to-ended-applications', ENDED],
  ['purge.access-tokens-of-grants-to-ended-applications', ENDED],
  ['purge.token-families-of-grants-to-ended-applications', ENDED],
]);

/** Those that do so only without statistics. */
export const READ_MORE_WITHOUT_STATISTICS = new Map([
  ['word-list.first-page', FEW_EXPECTED],
  ['word-list.next-page', FEW_EXPECTED],
  ['changes.list', FEW_EXPECTED],
  ['import.list', FEW_EXPECTED],
  ['instance-figures.read', 'until then, it expects most accounts to be disabled'],
  ['flashcard.issue', 'until then, it also expects few open flashcards of a plan'],
  ['review-log.read', FEW_EXPECTED],
  ['revoked-grant.remove-refresh_tokens', MANY_EXPECTED],
  ['revoked-grant.remove-token_families', MANY_EXPECTED],
  ['revoked-grant.remove-grants', MANY_EXPECTED],
]);
