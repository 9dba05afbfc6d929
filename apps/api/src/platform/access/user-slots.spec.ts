import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { Configuration } from '../config/configuration.js';
import { Queues } from '../fairness/queues.js';
import { SpentPatience } from '../fairness/spent-patience.js';
import { UserSlots } from './user-slots.js';

/** Longer than any test. */
const HOUR_MS = 3_600_000;

/** A response that closes when it is told to. */
function closing() {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const close = (): void => void response.emit('close');
  const complete = (): void => void response.emit('prefinish');
  return { response: response as unknown as Response, close, complete };
}

/** Two slots for each user. */
function twoSlots(spent: SpentPatience): UserSlots {
  const configuration = { maxConcurrentRequestsPerUser: 2 } as Configuration;
  return new UserSlots(configuration, { milliseconds: HOUR_MS }, spent, new Queues());
}

const ADA = { kind: 'user', id: 'ada' } as const;
const OPEN = { closed: false, once: () => undefined } as unknown as Response;

describe('the slots of a user', () => {
  it('are waited for, all together, only as long as a request may still wait', async () => {
    const spent = new SpentPatience();
    const slots = twoSlots(spent);
    const first = await slots.take(ADA, OPEN, HOUR_MS - 100);
    expect(await slots.take(ADA, OPEN, 0)).toBeDefined();
    expect(await slots.take(ADA, OPEN, HOUR_MS - 10)).toBeUndefined();
    expect(spent.mostOf(ADA.id)).toBeGreaterThanOrEqual(HOUR_MS - 100);
    // A batch that is as heavy as both.
    expect(await first?.weigh(1)).toBe(false);
  });

  it('are given back by a request whose client has gone while it waited for more', async () => {
    const slots = twoSlots(new SpentPatience());
    const [batch, other] = [closing(), closing()];
    const heavy = await slots.take(ADA, batch.response, 0);
    await slots.take(ADA, other.response, 0);
    const weighed = heavy?.weigh(1);
    batch.close();
    other.close();
    expect(await weighed).toBe(true);
    expect(await slots.take(ADA, OPEN, HOUR_MS)).toBeDefined();
    expect(await slots.take(ADA, OPEN, HOUR_MS)).toBeDefined();
  });

  it.each([
    ['of a network are given back', 'network', true],
    ['of a client are given back', 'client', true],
    ['of a user are kept', 'user', false],
  ] as const)('%s when a response is complete that nobody reads', async (_, kind, isFree) => {
    const slots = twoSlots(new SpentPatience());
    const holder = { kind, id: 'ada' };
    const unread = closing();
    for (let taken = 0; taken < { network: 1, user: 2, client: 8 }[kind]; taken += 1)
      await slots.take(holder, unread.response, 0);
    expect(await slots.take(holder, OPEN, HOUR_MS)).toBeUndefined();
    unread.complete();
    expect((await slots.take(holder, OPEN, HOUR_MS)) !== undefined).toBe(isFree);
  });

  it('of a client are taken one by one while requests share statements, and then by fours', async () => {
    const slots = twoSlots(new SpentPatience());
    const client = { kind: 'client', id: 'reader' } as const;
    const arrive = async (response: Response) => {
      const request = await slots.take({ kind: 'network', id: '' }, response, 0);
      expect(await request?.passTo(client, true)).toBe(true);
      return request;
    };
    const leaving = closing();
    const [first, second] = [await arrive(OPEN), await arrive(OPEN)];
    await arrive(leaving.response);
    expect(await first?.stopSharing()).toBe(true);
    const waiting = second?.stopSharing();
    // Nobody passes it, although there is a slot.
    expect(await slots.take(client, OPEN, HOUR_MS)).toBeUndefined();
    leaving.close();
    expect(await waiting).toBe(true);
  });
});
