/** A connection that was lost, or is not made yet. The next attempt to connect finds out why. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection was closed');
  }
}

/** `REDIS_URL` names a database that Redis does not have. Nothing may be counted in another one. */
export class WrongDatabase extends Error {
  constructor(database: number, reply: string) {
    super(
      `REDIS_URL names database ${database}, which Redis does not let the service use: ${reply}`,
    );
  }
}

// ioredis has no class of its own for this error.
export function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}

/** An error that Redis has responded with. Its class is that of a package below ioredis. */
interface Reply extends Error {
  name: 'ReplyError';
}

export function isReply(error: unknown): error is Reply {
  return error instanceof Error && error.name === 'ReplyError';
}

/** Returns whether a server refuses to count at all, as it says in its errors. Older ones say it after the name of the script. */
export function cannotWrite(message: string): boolean {
  return /\b(?:READONLY|MASTERDOWN|LOADING)\b/.test(message);
}

/** Returns whether a reply to SELECT means that there is no such database, as in a cluster, which has one. */
export function hasNoSuchDatabase(message: string): boolean {
  return /\bDB index\b|not allowed in cluster|unknown command/i.test(message);
}

/** Returns the line of the log that says why limits count per process. */
export function awayLine(error: Error): string {
  const isRefusal = isReply(error) || error instanceof WrongDatabase;
  const what = isRefusal ? 'Redis refuses to count' : 'Redis cannot be reached or is slow';
  return `${what}, so limits count per process: ${reasonOf(error)}`;
}

/** Returns why Redis does not count, in words that anybody may read: its own could name users and addresses. */
export function publicReason(error: Error | undefined): string {
  if (error instanceof WrongDatabase) return 'Redis does not have the database of REDIS_URL';
  if (!isReply(error)) return 'Redis does not respond';
  return `Redis refuses to count: it responds with ${codeOf(error.message)}`;
}

function reasonOf(error: Error): string {
  // A server that does not know AUTH repeats the password. The error of several addresses has no message.
  const text = error.message.replace(/,? with args beginning with.*/s, '');
  const isOfSecret = /\b(?:NOAUTH|WRONGPASS)\b|invalid password/i.test(text);
  const hint = isOfSecret ? '. Correct the user and the password in REDIS_URL' : '';
  return (text.replace(/\.$/, '') || String((error as NodeJS.ErrnoException).code)) + hint;
}

/** Older servers put the code of a command in a script after the name of the script. */
function codeOf(message: string): string {
  const [code = 'an error'] = message.match(/(?<=^|: -)[A-Z]+\b/g)?.slice(-1) ?? [];
  return code;
}
