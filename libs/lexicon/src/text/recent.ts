/**
 * Works values out and keeps those that were asked for recently: at least half of `max` of them, and at most `max`. Those that are asked for
 * again and again stay.
 */
export class Recent<Key, Value> {
  private newer = new Map<Key, Value>();
  private older = new Map<Key, Value>();

  constructor(
    private readonly max: number,
    private readonly workOut: (key: Key) => Value,
  ) {}

  get(key: Key): Value {
    const known = this.newer.get(key);
    if (known !== undefined) return known;
    const value = this.older.get(key) ?? this.workOut(key);
    if (this.newer.size >= this.max / 2) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, value);
    return value;
  }
}
