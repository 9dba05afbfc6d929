const AWAY_SQLSTATE = /^(08|28|3D|53|57P|57014|58|55P03|25P03|25P04|26000|42P05)/;
const AWAY_SYSTEM_ERROR =
  /^(ECONN\w+|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|EPROTO|ETIMEDOUT|EMFILE|ENFILE|ENOBUFS|EADDRNOTAVAIL|E(HOST|NET)(UNREACH|DOWN))$/;
/** Node's codes for a certificate that cannot be trusted, and for other faults of TLS. */
export const TLS_FAULT = /CERT|SIGNATURE|^ERR_(TLS|SSL)/;
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error)/;

/** The errors of attempts to connect. */
const connectFaults = new WeakSet<object>();

/** Notes the error of an attempt to connect: whatever its code, the database does not let us in. */
export function noteConnectFault(error: object): void {
  connectFaults.add(error);
}

/** The SQLSTATEs of a connection that is lost or not made, and of a server that stops, starts or recovers. */
const OUT_OF_REACH_SQLSTATE = /^(08|57P)/;

const SOCKET_CALL = /^(connect|getaddrinfo|read|write)$/;

/** The SQLSTATE of a refused write: the server is a standby, or an operator forbids writes. */
const READ_ONLY = '25006';

/** The line for the operator about a refused write. */
export const READ_ONLY_FAULT =
  'The database takes no writes: the server is a standby, or default_transaction_read_only is on';

/** Returns whether an error tells that the database takes no writes. */
export function isReadOnlyRefusal(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === READ_ONLY;
}

/**
 * Returns whether an error tells that the database cannot be reached, takes too long or cannot go on: SQLSTATE 08
 * (connection), 28 and 3D (we are not let in any more), 53 (it lacks something, such as connections or memory), 57P
 * (shutdown), 58 (its system failed), 57014, 55P03, 25P03 and 25P04 (limits on time), 26000 and
 * 42P05 (our prepared statements are in another session, since a pooler has changed its mode), or a fault of a socket, of TLS or of pg,
 * and so does any error of an attempt to connect.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  if (thrown instanceof Error && connectFaults.has(thrown)) return true;
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string')
    return [AWAY_SQLSTATE, AWAY_SYSTEM_ERROR, TLS_FAULT].some((kind) => kind.test(code));
  return thrown instanceof Error && AWAY_MESSAGE.test(thrown.message);
}

/**
 * Returns whether an error tells only that the database cannot be reached now: nothing in the service is wrong, and there is nothing to
 * find out from its stack.
 */
export function isOutOfReach(thrown: unknown): boolean {
  const { code, syscall } = (thrown ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return thrown instanceof Error && AWAY_MESSAGE.test(thrown.message);
  if (OUT_OF_REACH_SQLSTATE.test(code)) return true;
  // Files that are missing or too many have some of the codes, too. Our own error of an answer that did not come has no call.
  const isOfSocket = syscall === undefined || SOCKET_CALL.test(String(syscall));
  return isOfSocket && AWAY_SYSTEM_ERROR.test(code);
}
