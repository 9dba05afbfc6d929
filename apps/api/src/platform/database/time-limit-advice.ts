const ADVICE =
  'a setting of its user or of the database (statement_timeout, transaction_timeout, ' +
  'idle_in_transaction_session_timeout or idle_session_timeout) ends statements or connections too early. Reset it with ' +
  'ALTER ROLE or ALTER DATABASE';

/**
 * The advice for the SQLSTATEs with which a server ends a statement, a transaction or a connection after a time. At a
 * start we have no such limit of our own, except for a few simple statements.
 */
export const TIME_LIMIT_ADVICE: Readonly<Record<string, string>> = {
  // query_canceled
  57014: ADVICE,
  // transaction_timeout, idle_in_transaction_session_timeout
  '25P04': ADVICE,
  '25P03': ADVICE,
  // idle_session_timeout
  '57P05': ADVICE,
};
