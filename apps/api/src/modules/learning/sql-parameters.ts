/** Collects the values of a statement whose text is made from parts. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns the placeholder that stands for it, such as `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
