import { SpentPatience } from '../fairness/spent-patience.js';
import { TurnNotFree, WriteTurns } from './write-turns.js';

/** Longer than any test. */
const HOUR_MS = 3_600_000;

describe('the turns of a user', () => {
  it('are waited for only as long as the request that has waited longest may still wait', async () => {
    const spent = new SpentPatience();
    const turns = new WriteTurns({ turn: HOUR_MS }, spent);
    let end = (): void => undefined;
    const running = turns.run('ada', 'short', () => new Promise<void>((done) => (end = done)));
    const [patient, impatient] = [{}, {}];
    spent.note('ada', patient, 10);
    spent.note('ada', impatient, HOUR_MS - 10);
    await expect(turns.run('ada', 'short', async () => 1)).rejects.toThrow(TurnNotFree);
    spent.forget('ada', impatient);
    const waiting = turns.run('ada', 'short', async () => 2);
    const job = turns.run('ada', 'long', async () => 3);
    end();
    expect(await Promise.all([running, waiting, job])).toEqual([undefined, 2, 3]);
  });
});
