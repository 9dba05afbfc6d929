/** Something of a sender that is in memory for as long as the other side is slow. */
export interface Load {
  readonly sender: string;
  bytes: number;
  readonly giveUp: () => void;
}

interface Sender {
  bytes: number;
  /** In the order in which they began. */
  readonly loads: Set<Load>;
}

/**
 * Bounds the memory that slow senders and readers take, of all of them together. If it is too much, the sender who takes most of
 * it gives up the oldest of its loads, so that nobody pushes out the few loads of others.
 */
export class SenderLoads {
  private readonly senders = new Map<string, Sender>();
  private bytes = 0;

  constructor(public maxBytes: number) {}

  /** @param giveUp called if the load has to go, and has ended by then */
  begin(sender: string, giveUp: () => void): Load {
    const load = { sender, bytes: 0, giveUp };
    const known = this.senders.get(sender);
    if (known === undefined) this.senders.set(sender, { bytes: 0, loads: new Set([load]) });
    else known.loads.add(load);
    return load;
  }

  /** Counts more bytes. Does nothing if the load has ended. */
  add(load: Load, bytes: number): void {
    const sender = this.senders.get(load.sender);
    if (!sender?.loads.has(load)) return;
    load.bytes += bytes;
    sender.bytes += bytes;
    this.bytes += bytes;
    while (this.bytes > this.maxBytes) this.giveUpOne();
  }

  end(load: Load): void {
    const sender = this.senders.get(load.sender);
    if (!sender?.loads.delete(load)) return;
    sender.bytes -= load.bytes;
    this.bytes -= load.bytes;
    if (sender.loads.size === 0) this.senders.delete(load.sender);
  }

  private giveUpOne(): void {
    const [first, ...others] = this.senders.values();
    const most = others.reduce(
      (one, other) => (other.bytes > one.bytes ? other : one),
      first as Sender,
    );
    const [oldest] = most.loads;
    if (oldest === undefined) return;
    this.end(oldest);
    oldest.giveUp();
  }
}
