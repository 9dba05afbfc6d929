/**
 * A question of a worker to the primary: its number, the name of what is to be done, and values. The number 0 means that
 * no answer is wanted.
 */
export type Call = readonly [id: number, name: string, ...values: unknown[]];

/** The value that the call with this number returned, or the message of the error that it threw. */
export type Answer = readonly [id: number, value: unknown, fault?: string];

/** A message of a worker to the primary. */
export interface ToPrimary {
  calls: readonly Call[];
}

/** A message of the primary to a worker. An order may come with a connection. */
export type ToWorker = { answers: readonly Answer[] } | { order: string; value?: unknown };

/** A job that a worker runs. */
export interface RunningJob {
  name: string;
  id: string;
  /** The number of its earlier failures, with which it belongs to this worker. */
  retryCount: number;
}

/** The answer to a worker that asks how to begin. */
export interface Beginning {
  database: {
    url: string;
    /** The directory of the embedded server; undefined for an installed one. */
    dataDir: string | undefined;
  };
  /** True if this is the first worker of a start, which does what is done once in a start. */
  isFirst: boolean;
}
