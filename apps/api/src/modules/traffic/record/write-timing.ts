/** The times at which records are written. Tests write when they ask for it. */
export class WriteTiming {
  /** The time in milliseconds between two looks at the log. Null if there are none. */
  readonly logIntervalMs: number | null = 1_000;
  /** The number of such looks after which counters are written. */
  readonly looksPerCount: number = 10;
}
