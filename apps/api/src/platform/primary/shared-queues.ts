import { FairQueue, type Entry } from '../fairness/fair-queue.js';

/** The slots that somebody has, by the names of queues and keys. */
type Held = Map<string, { queue: FairQueue; key: string; weight: number }>;

/** The queues that all workers share. A worker that ends gives back the slots that it has. */
export class SharedQueues<Worker extends object> {
  private readonly queues = new Map<string, FairQueue>();
  private readonly held = new Map<Worker, Held>();

  add(worker: Worker): void {
    this.held.set(worker, new Map());
  }

  open(name: string, slots: number): void {
    if (!this.queues.has(name)) this.queues.set(name, new FairQueue(slots));
  }

  async enter(worker: Worker, name: string, key: string, entry: Required<Entry>): Promise<boolean> {
    const queue = this.queueOf(name);
    this.note(worker, name, key, -entry.giving);
    if (!(await queue.enter(key, entry))) return false;
    // It may have ended while it waited.
    if (this.held.has(worker)) this.note(worker, name, key, entry.weight);
    else queue.leave(key, entry.weight);
    return true;
  }

  leave(worker: Worker, name: string, key: string, weight: number): void {
    this.note(worker, name, key, -weight);
    this.queueOf(name).leave(key, weight);
  }

  /** Gives back all that a worker has, since it has ended. */
  remove(worker: Worker): void {
    const held = this.held.get(worker);
    this.held.delete(worker);
    for (const { queue, key, weight } of held?.values() ?? []) queue.leave(key, weight);
  }

  private note(worker: Worker, name: string, key: string, weight: number): void {
    const held = this.held.get(worker);
    const place = `${name} ${key}`;
    const sum = (held?.get(place)?.weight ?? 0) + weight;
    if (sum === 0) held?.delete(place);
    else held?.set(place, { queue: this.queueOf(name), key, weight: sum });
  }

  private queueOf(name: string): FairQueue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`Nobody has opened the queue ${name}`);
    return queue;
  }
}
