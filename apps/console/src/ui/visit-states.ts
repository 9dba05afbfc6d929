/** The number of visits whose states are kept. */
const MAX_VISITS = 50;

/** The states that a page still has if somebody comes back to it by Back or Forward. A reload forgets them. */
export class VisitStates {
  private readonly visits = new Map<string, Map<string, unknown>>();

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
}
