import type { Response } from 'express';
import type { Configuration } from '../config/configuration.js';
import { SpentPatience } from '../fairness/spent-patience.js';
import { UserSlots } from './user-slots.js';

/** Longer than any test. */
const HOUR_MS = 3_600_000;

const ADA = { kind: 'user', id: 'ada' } as const;
const OPEN = { closed: false, once: () => undefined } as unknown as Response;

describe('the slots of a user', () => {
  it('are waited for, all together, only as long as a request may still wait', async () => {
    const configuration = { maxConcurrentRequestsPerUser: 2 } as Configuration;
    const spent = new SpentPatience();
    const slots = new UserSlots(configuration, { milliseconds: HOUR_MS }, spent);
    const first = await slots.take(ADA, OPEN, HOUR_MS - 100);
    expect(await slots.take(ADA, OPEN, 0)).toBeDefined();
    expect(await slots.take(ADA, OPEN, HOUR_MS - 10)).toBeUndefined();
    expect(spent.mostOf(ADA.id)).toBeGreaterThanOrEqual(HOUR_MS - 100);
    // A batch that is as heavy as both.
    expect(await first?.weigh(1)).toBe(false);
  });
});
