/** The least length of each kind of message that a server sends until it is ready for statements. */
const MIN_LENGTHS: Readonly<Record<string, number>> = { R: 8, E: 5, N: 5, S: 6, K: 12, Z: 5 };
/** One of these comes first: about the authentication, an error, or a notice. */
const FIRST = 'REN';
/** Longer ones make no sense at this point, as for libpq. */
const MAX_LENGTH = 30_000;
const HEAD_BYTES = 5;
/** The ways of authentication that the driver knows: none, a password (in plain text, MD5, or SCRAM in three steps). */
const AUTHENTICATIONS = [0, 3, 5, 10, 11, 12];

/** Thrown if what listens at the address of a database sends something that no PostgreSQL server would send. */
export class ProtocolFault extends Error {
  readonly code = 'EPROTO';
}

/**
 * Looks at what a server sends before the driver reads it, until it is ready for statements. The driver's parser relies on
 * messages that are complete: others end the process, or keep it busy for ever.
 */
export class StartupMessages {
  private unread: Buffer = Buffer.alloc(0);
  private hasBegun = false;
  private isReady = false;

  /** @throws ProtocolFault */
  add(bytes: Buffer): void {
    if (this.isReady) return;
    this.unread = this.unread.length === 0 ? bytes : Buffer.concat([this.unread, bytes]);
    while (!this.isReady && this.unread.length > 0) {
      const length = this.checkedLength();
      if (length === undefined || this.unread.length < 1 + length) return;
      this.checkBody(this.unread.subarray(0, 1 + length));
      this.unread = this.unread.subarray(1 + length);
    }
    this.unread = Buffer.alloc(0);
  }

  /** Returns the length of the next message without its type, if it is there. */
  private checkedLength(): number | undefined {
    const type = this.unread.toString('latin1', 0, 1);
    const min = MIN_LENGTHS[type];
    if (min === undefined || !(this.hasBegun || FIRST.includes(type))) throw foreign();
    if (this.unread.length < HEAD_BYTES) return undefined;
    const length = this.unread.readUInt32BE(1);
    if (length < min || length > MAX_LENGTH) throw foreign();
    return length;
  }

  private checkBody(message: Buffer): void {
    const type = message.toString('latin1', 0, 1);
    this.hasBegun = true;
    this.isReady = type === 'Z';
    if ('EN'.includes(type) && !hasWholeFields(message)) throw foreign();
    if (type === 'R' && !AUTHENTICATIONS.includes(message.readInt32BE(HEAD_BYTES)))
      throw new ProtocolFault(
        'authenticates users in a way that Wordgrove does not know, such as GSSAPI. Let its pg_hba.conf ask for a password (scram-sha-256)',
      );
  }
}

/** Returns whether the fields, each of a type and a text that ends with a NUL, end with another NUL. */
function hasWholeFields(message: Buffer): boolean {
  let at = HEAD_BYTES;
  while (at < message.length && message[at] !== 0) {
    const end = message.indexOf(0, at + 1);
    if (end < 0) return false;
    at = end + 1;
  }
  return at < message.length;
}

function foreign(): ProtocolFault {
  return new ProtocolFault("does not speak PostgreSQL's protocol");
}
