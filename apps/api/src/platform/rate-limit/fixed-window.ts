/** How a window stands after a call. */
export interface WindowState {
  /** Calls counted in this window, those over the limit included. */
  hits: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

/** Counts calls in fixed windows that begin with their first call. */
export interface FixedWindowStore {
  /** Adds `amount` calls, 0 to look only. */
  hit(key: string, windowMs: number, amount: number): Promise<WindowState>;
}

/** The token under which the store is injected. */
export const FIXED_WINDOW_STORE = Symbol('FixedWindowStore');
