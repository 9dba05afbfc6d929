/** The number of values that are remembered. The one that was noted longest ago is forgotten first. */
const MAX_VALUES = 10_000;

/**
 * The values that this process has last read under some keys. They may have changed since, here or in another
 * process, so each is only a guess that saves a look-up: the statement that uses it also checks it.
 */
export class LastSeen<Value> {
  private readonly values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  note(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > MAX_VALUES && oldest !== undefined) this.values.delete(oldest);
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
