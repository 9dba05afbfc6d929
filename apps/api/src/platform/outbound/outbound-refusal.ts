/** The reason why something was not fetched. */
export type OutboundReason =
  /** Only https is fetched, without user information. */
  | 'NOT_HTTPS'
  /** The name has no address. */
  | 'UNKNOWN_HOST'
  /** The name, or one of its addresses, is not public. */
  | 'NOT_PUBLIC'
  /** There was no connection, the certificate is not valid, or the response is none. */
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  /** The status is not 200. Redirects are not followed. */
  | 'STATUS'
  | 'TOO_LARGE'
  /** Too many requests wait already. */
  | 'BUSY';

/** Thrown if nothing was fetched. Its message may be shown to the user who named the address. */
export class OutboundRefusal extends Error {
  constructor(
    readonly reason: OutboundReason,
    message: string,
  ) {
    super(message);
  }
}
