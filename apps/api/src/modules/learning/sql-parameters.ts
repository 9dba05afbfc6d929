/** Collects the values of a statement whose text is put together from parts. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder that stands for this value, such as `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
