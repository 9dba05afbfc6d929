/** The state of a window after a call. */
export interface WindowState {
  /** The number of calls in this window, including those over the limit. */
  hits: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

/** Counts calls in fixed windows, each of which begins with its first call. */
export interface FixedWindowStore {
  /**
   * Adds `amount` calls. 0 only returns the state.
   * @param lent the part of `amount` that this process will take back, and that is taken back if the process ends
   */
  hit(key: string, windowMs: number, amount: number, lent?: number): Promise<WindowState>;
}

/** The token under which the store is injected. */
export const FIXED_WINDOW_STORE = Symbol('FixedWindowStore');
