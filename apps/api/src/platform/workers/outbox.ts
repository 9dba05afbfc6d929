/** Collects what is to be sent, and sends what comes in one turn of the event loop as one message. */
export class Outbox<T> {
  private items: T[] = [];

  constructor(private readonly send: (items: T[]) => void) {}

  add(item: T): void {
    if (this.items.push(item) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const { items } = this;
    this.items = [];
    this.send(items);
  }
}
