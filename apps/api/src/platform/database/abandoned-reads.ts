import type { BoundedClient } from './bounded-client.js';
import { cancelStatement } from './cancel-request.js';

/**
 * The time in milliseconds that a statement has to end by itself. To end it costs the server a process, so that nobody should
 * be able to demand that with each request.
 */
const GRACE_MS = 50;
/** The number of statements that are ended at once. */
const MAX_AT_ONCE = 2;

/** Thrown if the client of a request has gone away, so that nobody needs what it reads. */
export class ReaderGone extends Error {
  constructor(options?: ErrorOptions) {
    super('The client has gone away', options);
  }
}

/** @throws ReaderGone */
export function demandReader(gone: AbortSignal): void {
  if (gone.aborted) throw new ReaderGone();
}

/** Ends reads for which nobody waits any more. */
export class AbandonedReads {
  // In the order in which they came.
  private readonly waiting = new Set<Read>();
  private cancelCount = 0;

  /**
   * Reads on a connection. If the reader goes away, the server is asked to end the statement. The connection is taken until
   * that can end no statement of others.
   * @throws ReaderGone
   */
  async run<T>(client: BoundedClient, gone: AbortSignal, read: () => Promise<T>): Promise<T> {
    demandReader(gone);
    const reading = new Read(client);
    let timer: NodeJS.Timeout | undefined;
    const abandon = (): void => {
      timer = setTimeout(() => this.cancel(reading), GRACE_MS);
    };
    gone.addEventListener('abort', abandon, { once: true });
    try {
      return await read();
    } catch (error) {
      reading.error = error;
      throw gone.aborted ? new ReaderGone({ cause: error }) : error;
    } finally {
      gone.removeEventListener('abort', abandon);
      clearTimeout(timer);
      this.waiting.delete(reading);
      await reading.end();
    }
  }

  private cancel(read: Read): void {
    this.waiting.add(read);
    this.cancelNext();
  }

  private cancelNext(): void {
    if (this.cancelCount >= MAX_AT_ONCE) return;
    for (const read of this.waiting) {
      this.waiting.delete(read);
      this.cancelCount += 1;
      void read.cancel().finally(() => {
        this.cancelCount -= 1;
        this.cancelNext();
      });
      return;
    }
  }
}

/** The read of a request on a connection, and the way to end it. */
class Read {
  error: unknown;
  private cancelled: Promise<boolean> | undefined;

  constructor(private readonly client: BoundedClient) {}

  cancel(): Promise<boolean> {
    this.cancelled = cancelStatement(this.client);
    return this.cancelled;
  }

  /** Closes the connection unless the cancel has reached this statement, since it might reach the next one. */
  async end(): Promise<void> {
    if (this.cancelled === undefined) return;
    const isDelivered = await this.cancelled;
    // The pool removes a connection that is ending.
    if (!isDelivered || !isCancelled(this.error)) void this.client.end();
  }
}

// query_canceled
function isCancelled(error: unknown): boolean {
  return (error as { code?: unknown } | null | undefined)?.code === '57014';
}
