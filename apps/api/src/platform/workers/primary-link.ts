import type { Socket } from 'node:net';
import type { Call, ToPrimary, ToWorker } from './messages.js';
import { Outbox } from './outbox.js';

/** Called with the value of an order, and with the connection that came with it. */
type OrderListener = (value: unknown, connection: Socket | undefined) => void;

/** The part of a process that a {@link PrimaryLink} uses. */
export interface WorkerEnd {
  on(event: 'message', listener: (message: ToWorker, connection?: Socket) => void): unknown;
  send?(message: ToPrimary, handle: undefined, options: undefined, done: () => void): boolean;
}

/** The injection token of the {@link PrimaryLink}: null in a process that has no workers beside it. */
export const PRIMARY_LINK = Symbol('PrimaryLink');

/** The way of a worker to the primary, which keeps what all workers of an instance count together. */
export class PrimaryLink {
  private readonly waiting = new Map<number, (value: unknown, fault?: string) => void>();
  private readonly listeners = new Map<string, OrderListener>();
  private readonly outbox: Outbox<Call>;
  private lastId = 0;

  constructor(end: WorkerEnd) {
    // Without the primary, the process ends anyway.
    this.outbox = new Outbox(
      (calls) => void end.send?.({ calls }, undefined, undefined, () => undefined),
    );
    end.on('message', (message, connection) => this.receive(message, connection));
  }

  /** Returns the result of the primary, or throws the error that it reports. */
  ask<T>(name: string, ...values: unknown[]): Promise<T> {
    this.lastId += 1;
    const id = this.lastId;
    this.outbox.add([id, name, ...values]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (value, fault) => {
        if (fault === undefined) resolve(value as T);
        else reject(new Error(fault));
      });
    });
  }

  /** Like {@link ask}, without an answer. */
  tell(name: string, ...values: unknown[]): void {
    this.outbox.add([0, name, ...values]);
  }

  /** Sets what an order of the primary does. */
  on(order: string, listener: OrderListener): void {
    this.listeners.set(order, listener);
  }

  private receive(message: ToWorker, connection: Socket | undefined): void {
    if ('order' in message) {
      this.listeners.get(message.order)?.(message.value, connection);
      return;
    }
    for (const [id, value, fault] of message.answers) {
      const answered = this.waiting.get(id);
      this.waiting.delete(id);
      answered?.(value, fault);
    }
  }
}
