import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, ToPrimary, ToWorker } from '../workers/messages.js';
import { Outbox } from '../workers/outbox.js';

/** The functions that the primary has for its workers, by the names of their calls. */
export type Services = Readonly<
  Record<string, ((member: Member, ...values: never[]) => unknown) | undefined>
>;

/** The end of a worker: its exit code, or the signal that has ended it. */
export type MemberEnd = number | string;

/** The times that a worker may be asked for a sign of life in vain until it is passed over. */
const MAX_SILENCE = 1;

/**
 * The connection of which Node waits to hear that the worker has it. If the worker ends before, Node waits for ever and keeps it open,
 * and its client waits for a response. There is no public way to close it. A future version may not have this.
 */
interface Sender extends ChildProcess {
  _pendingMessage?: { handle: { close(): void } } | null;
}

/** A worker, as the primary sees it. */
export class Member {
  readonly ended: Promise<MemberEnd>;
  /** Resolves to what the worker says when it can take requests. Never rejects. */
  readonly ready: Promise<unknown>;
  /** Resolves to the reason if the worker waits for the database before it can take requests. Never rejects. */
  readonly waits: Promise<unknown>;
  private hasEnded = false;
  /** The times that it was asked for a sign of life since it last said something. */
  private silence = 0;
  /** The connections that wait in this process until the worker has taken those before them. Node forgets them if it ends. */
  private readonly given = new Set<Socket>();
  private readonly answers = new Outbox<Answer>((answers) => this.send({ answers }));

  constructor(
    private readonly worker: Worker,
    private readonly services: Services,
  ) {
    this.ended = new Promise((resolve) => {
      const end = (reason: MemberEnd): void => {
        this.hasEnded = true;
        for (const connection of this.given) connection.destroy();
        (worker.process as Sender)._pendingMessage?.handle.close();
        resolve(reason);
      };
      worker.once('exit', (code, signal: string | null) => end(signal ?? code));
      worker.on('error', ({ message }: Error) => {
        // A process that could not be started, for example because too many files are open, does not exit. Otherwise its end is what counts.
        if (worker.process.pid === undefined) end(message);
      });
    });
    let noteReady: (value: unknown) => void = () => undefined;
    this.ready = new Promise((resolve) => (noteReady = resolve));
    let noteWaits: (reason: unknown) => void = () => undefined;
    this.waits = new Promise((resolve) => (noteWaits = resolve));
    worker.on('message', ({ calls = [] }: Partial<ToPrimary>) => {
      this.silence = 0;
      for (const [id, name, ...values] of calls) {
        if (name === 'ready') noteReady(values[0]);
        else if (name === 'waits') noteWaits(values[0]);
        else this.serve(id, name, values as never[]);
      }
    });
  }

  get pid(): number | undefined {
    return this.worker.process.pid;
  }

  /** False if the worker hangs, or is busy with one thing for seconds. */
  get responds(): boolean {
    return this.silence <= MAX_SILENCE;
  }

  /** Asks for a sign of life. Returns how often it has been asked for one in vain. */
  look(): number {
    const before = this.silence;
    this.silence += 1;
    this.order('look');
    return before;
  }

  order(order: string, value?: unknown): void {
    this.send({ order, value });
  }

  /** Hands a connection over. It is closed if the worker ends meanwhile, as if it had been the worker's already. */
  give(connection: Socket): void {
    this.given.add(connection);
    this.send({ order: 'connection' }, connection);
  }

  kill(): void {
    this.worker.process.kill('SIGKILL');
  }

  /** Kills the worker if it has not ended in time. Resolves when it has ended. */
  async endWithin(milliseconds: number): Promise<void> {
    const late = new AbortController();
    const kill = delay(milliseconds, undefined, { signal: late.signal })
      .then(() => this.kill())
      .catch(() => undefined);
    await this.ended;
    late.abort();
    await kill;
  }

  private serve(id: number, name: string, values: never[]): void {
    void this.call(name, values).then(
      (answer) => id !== 0 && this.answers.add([id, answer]),
      // The primary must not end by it.
      ({ message }: Error) => id !== 0 && this.answers.add([id, null, message]),
    );
  }

  /** Asynchronous, so that a service that throws at once is one that fails. */
  private async call(name: string, values: never[]): Promise<unknown> {
    return this.services[name]?.(this, ...values);
  }

  private send(message: ToWorker, connection?: Socket): void {
    if (this.hasEnded || !this.worker.isConnected()) {
      connection?.destroy();
      return;
    }
    this.worker.send(message, connection, (error) => {
      if (connection !== undefined) this.given.delete(connection);
      if (error !== null) connection?.destroy();
    });
  }
}
