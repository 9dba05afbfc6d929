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

/** A worker, as the primary sees it. */
export class Member {
  readonly ended: Promise<MemberEnd>;
  /** Resolves to what the worker says when it can take requests. Never rejects. */
  readonly ready: Promise<unknown>;
  private hasEnded = false;
  private readonly answers = new Outbox<Answer>((answers) => this.send({ answers }));

  constructor(
    private readonly worker: Worker,
    private readonly services: Services,
  ) {
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code, signal: string | null) => {
        this.hasEnded = true;
        resolve(signal ?? code);
      });
    });
    // Its end is what counts.
    worker.on('error', () => undefined);
    let noteReady: (value: unknown) => void = () => undefined;
    this.ready = new Promise((resolve) => (noteReady = resolve));
    worker.on('message', ({ calls = [] }: Partial<ToPrimary>) => {
      for (const [id, name, ...values] of calls) {
        if (name === 'ready') noteReady(values[0]);
        else this.serve(id, name, values as never[]);
      }
    });
  }

  get pid(): number | undefined {
    return this.worker.process.pid;
  }

  order(order: string, value?: unknown): void {
    this.send({ order, value });
  }

  /** Hands a connection over. It is closed if the worker ends meanwhile, as if it had been the worker's already. */
  give(connection: Socket): void {
    this.send({ order: 'connection' }, connection);
  }

  /** Kills the worker if it has not ended in time. Resolves when it has ended. */
  async endWithin(milliseconds: number): Promise<void> {
    const late = new AbortController();
    const kill = delay(milliseconds, undefined, { signal: late.signal })
      .then(() => this.worker.process.kill('SIGKILL'))
      .catch(() => undefined);
    await this.ended;
    late.abort();
    await kill;
  }

  private serve(id: number, name: string, values: never[]): void {
    const value = this.services[name]?.(this, ...values);
    if (id === 0) return;
    void Promise.resolve(value).then(
      (answer) => this.answers.add([id, answer]),
      // The primary must not end by it.
      ({ message }: Error) => this.answers.add([id, null, message]),
    );
  }

  private send(message: ToWorker, connection?: Socket): void {
    if (this.hasEnded || !this.worker.isConnected()) {
      connection?.destroy();
      return;
    }
    this.worker.send(message, connection, (error) => {
      if (error !== null) connection?.destroy();
    });
  }
}
