import { LateReads } from './late-reads.js';
import type { ReadReplica } from './read-replica.js';
import type { Sql } from './sql.js';

const primary = { name: 'primary' } as unknown as Sql;
const follower = { name: 'replica' } as unknown as Sql;

function replicaThat(sql: Sql | undefined) {
  const faults: string[] = [];
  const giveUp = ({ message }: Error): void => void faults.push(message);
  return { replica: { sql, giveUp } as unknown as ReadReplica, faults };
}

const fault = (code: string): Error => Object.assign(new Error(`fails with ${code}`), { code });

/** Returns reads that fail on the replica, and where they were done. */
function failing(error: Error) {
  const places: Sql[] = [];
  const work = (sql: Sql): Promise<string> => {
    places.push(sql);
    return sql === follower ? Promise.reject(error) : Promise.resolve('read');
  };
  return { places, work };
}

describe('reads that may be late', () => {
  it.each([
    ['the replica', follower, follower, 0],
    ['the primary if the replica cannot be used', undefined, primary, 1],
  ])('go to %s', async (_, usable, expected, missed) => {
    const late = new LateReads(primary, replicaThat(usable).replica);
    expect(await late.read((sql) => Promise.resolve(sql))).toBe(expected);
    expect(late.missedReads).toBe(missed);
  });

  it('go to the primary without a replica, which misses none', async () => {
    const late = new LateReads(primary, null);
    expect(await late.read((sql) => Promise.resolve(sql))).toBe(primary);
    expect(late.missedReads).toBe(0);
  });

  it.each([
    ['ECONNRESET', ['fails with ECONNRESET']],
    // The replica is well, and only had to remove what was read.
    ['40001', []],
  ])('are done again by the primary if the replica fails with %s', async (code, faultsNoted) => {
    const { replica, faults } = replicaThat(follower);
    const { places, work } = failing(fault(code));
    expect(await new LateReads(primary, replica).read(work)).toBe('read');
    expect([places, faults]).toEqual([[follower, primary], faultsNoted]);
  });

  it('fail if they must not be repeated, and if the replica is not the reason', async () => {
    const late = new LateReads(primary, replicaThat(follower).replica);
    const cut = failing(fault('ECONNRESET'));
    await expect(late.read(cut.work, () => false)).rejects.toThrow('ECONNRESET');
    const wrong = failing(fault('42P01'));
    await expect(late.read(wrong.work)).rejects.toThrow('42P01');
    expect([cut.places, wrong.places]).toEqual([[follower], [follower]]);
  });
});
