/** The number of visits whose states are kept. */
const MAX_VISITS = 50;

/** The number of characters that are stored for a reload. The states of the visits that were left last fit into it. */
const MAX_STORED = 500_000;

/** The states that a page still has if somebody comes back to it by Back or Forward, or loads it again. They are JSON. */
export class VisitStates {
  private readonly visits: Map<string, Map<string, unknown>>;

  /** @param stored what {@link stored} returned before a reload */
  constructor(stored: string | null = null) {
    this.visits = new Map(readStored(stored));
  }

  /** @param visit the key of an entry of the history */
  read<Value>(visit: string, name: string): Value | undefined {
    return this.visits.get(visit)?.get(name) as Value | undefined;
  }

  /** Keeps a state. The visit that was left longest ago is forgotten if there are too many. */
  keep(visit: string, name: string, value: unknown): void {
    const states = this.visits.get(visit) ?? new Map<string, unknown>();
    this.visits.delete(visit);
    this.visits.set(visit, states.set(name, value));
    const [oldest] = this.visits.keys();
    if (this.visits.size > MAX_VISITS && oldest !== undefined) this.visits.delete(oldest);
  }

  /** Returns the states as text, the oldest first, without the oldest ones if there is too much. */
  stored(): string {
    const parts: string[] = [];
    let left = MAX_STORED;
    for (const [visit, states] of [...this.visits].reverse()) {
      const part = JSON.stringify([visit, [...states]]);
      left -= part.length;
      if (left < 0) break;
      parts.unshift(part);
    }
    return `[${parts.join(',')}]`;
  }
}

function readStored(stored: string | null): [string, Map<string, unknown>][] {
  if (stored === null) return [];
  const visits = JSON.parse(stored) as [string, [string, unknown][]][];
  return visits.map(([visit, states]) => [visit, new Map(states)]);
}
