import { setTimeout as delay } from 'node:timers/promises';
import { SharedQueues } from './shared-queues.js';

const ENTRY = { patienceMs: 10_000, weight: 1, giving: 0 };
const IMPATIENT = { ...ENTRY, patienceMs: 0 };

describe('the queues of all workers', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  let queues: SharedQueues<object>;
  beforeEach(() => {
    queues = new SharedQueues();
    queues.open('slots', 2);
    for (const worker of [one, other]) queues.add(worker);
  });

  it('have the slots of a key for all workers together', async () => {
    expect(await queues.enter(one, 'slots', 'ada', IMPATIENT)).toBe(true);
    expect(await queues.enter(other, 'slots', 'ada', IMPATIENT)).toBe(true);
    expect(await queues.enter(one, 'slots', 'ada', IMPATIENT)).toBe(false);
    expect(await queues.enter(one, 'slots', 'bob', IMPATIENT)).toBe(true);
    queues.leave(other, 'slots', 'ada', 1);
    expect(await queues.enter(one, 'slots', 'ada', IMPATIENT)).toBe(true);
  });

  it('keep their slots when another worker opens them', async () => {
    await queues.enter(one, 'slots', 'ada', { ...ENTRY, weight: 2 });
    queues.open('slots', 2);
    expect(await queues.enter(other, 'slots', 'ada', IMPATIENT)).toBe(false);
  });

  it('take back what a worker has that ends, and only that', async () => {
    await queues.enter(one, 'slots', 'ada', ENTRY);
    await queues.enter(other, 'slots', 'ada', ENTRY);
    await queues.enter(one, 'slots', 'bob', ENTRY);
    queues.leave(one, 'slots', 'bob', 1);
    queues.remove(one);
    expect(await queues.enter(other, 'slots', 'bob', { ...IMPATIENT, weight: 2 })).toBe(true);
    expect(await queues.enter(other, 'slots', 'ada', IMPATIENT)).toBe(true);
    expect(await queues.enter(other, 'slots', 'ada', IMPATIENT)).toBe(false);
  });

  it('take back what a worker gets that ended while it waited', async () => {
    await queues.enter(one, 'slots', 'ada', { ...ENTRY, weight: 2 });
    const waiting = queues.enter(other, 'slots', 'ada', { ...ENTRY, weight: 2 });
    queues.remove(other);
    queues.leave(one, 'slots', 'ada', 2);
    await waiting;
    expect(await queues.enter(one, 'slots', 'ada', { ...IMPATIENT, weight: 2 })).toBe(true);
  });

  it('count what somebody gives back to get more', async () => {
    await queues.enter(one, 'slots', 'ada', ENTRY);
    expect(await queues.enter(one, 'slots', 'ada', { patienceMs: 0, weight: 2, giving: 1 })).toBe(
      true,
    );
    queues.remove(one);
    expect(await queues.enter(other, 'slots', 'ada', { ...IMPATIENT, weight: 2 })).toBe(true);
    expect(await queues.enter(other, 'slots', 'ada', IMPATIENT)).toBe(false);
  });

  it('keep nothing of those who have left', async () => {
    const kept = queues as unknown as { held: Map<object, Map<string, unknown>> };
    await queues.enter(one, 'slots', 'ada', ENTRY);
    queues.leave(one, 'slots', 'ada', 1);
    await delay(0);
    expect(kept.held.get(one)?.size).toBe(0);
  });
});
