import type { PrimaryLink } from '../workers/primary-link.js';
import type { FixedWindowStore, WindowState } from './fixed-window.js';

/** Windows that all workers of an instance share. They are in the primary. */
export class PrimaryWindowStore implements FixedWindowStore {
  constructor(private readonly link: PrimaryLink) {}

  hit(key: string, windowMs: number, amount: number, lent = 0): Promise<WindowState> {
    return this.link.ask('hit', key, windowMs, amount, lent);
  }
}
