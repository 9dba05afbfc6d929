const AWAY_CODE =
  /^(08|57P|57014|55P03|25P03|53300|ECONN|ENOENT$|ENOTFOUND$|EAI_AGAIN$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$)/;
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error)/;

/** The SQLSTATE of a refused write: the server is a standby, or an operator forbids writes. */
const READ_ONLY = '25006';

/** Returns whether an error tells that the database takes no writes. */
export function isReadOnlyRefusal(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === READ_ONLY;
}

/**
 * Returns whether an error tells that the database cannot be reached or takes too long: SQLSTATE 08 (connection), 57P
 * (shutdown), 57014, 55P03 and 25P03 (limits on time), 53300 (too many connections), or a socket's or pg's error.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return AWAY_CODE.test(code);
  return thrown instanceof Error && AWAY_MESSAGE.test(thrown.message);
}
