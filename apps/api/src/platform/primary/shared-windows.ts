import type { FixedWindowStore, WindowState } from '../rate-limit/fixed-window.js';

/** The places of attempts that a worker has not ended yet, in one window. */
interface Loan {
  amount: number;
  /** The end of the window, in the ticks of the clock. */
  endsAt: number;
}

/** The number of loans above which those of windows that have ended are looked for. */
const SWEEP_ABOVE = 1_000;

/** The windows that all workers share. A worker that ends gives back the places that its attempts have. */
export class SharedWindows<Worker extends object> {
  private readonly loans = new Map<Worker, Map<string, Loan>>();

  constructor(
    private readonly windows: FixedWindowStore,
    private readonly now: () => number,
  ) {}

  async hit(
    worker: Worker,
    key: string,
    windowMs: number,
    amount: number,
    lent: number,
  ): Promise<WindowState> {
    const state = await this.windows.hit(key, windowMs, amount);
    if (lent !== 0) this.note(worker, key, lent, this.now() + state.remainingMs);
    return state;
  }

  /** Gives back all that a worker has, since it has ended. */
  remove(worker: Worker): void {
    const loans = this.loans.get(worker);
    this.loans.delete(worker);
    for (const [key, { amount, endsAt }] of loans ?? [])
      // What was charged to a window that has ended must not change the next one.
      if (this.now() < endsAt) void this.windows.hit(key, 0, -amount);
  }

  private note(worker: Worker, key: string, lent: number, endsAt: number): void {
    const loans = this.loans.get(worker) ?? new Map<string, Loan>();
    this.loans.set(worker, loans);
    const before = loans.get(key);
    const isSameWindow = before !== undefined && this.now() < before.endsAt;
    const amount = (isSameWindow ? before.amount : 0) + lent;
    if (amount === 0) loans.delete(key);
    else loans.set(key, { amount, endsAt });
    if (loans.size > SWEEP_ABOVE) this.sweep(loans);
  }

  private sweep(loans: Map<string, Loan>): void {
    const now = this.now();
    for (const [key, { endsAt }] of loans) if (endsAt <= now) loans.delete(key);
  }
}
