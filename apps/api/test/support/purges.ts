import type { PoolClient } from 'pg';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { eventually, queueOf } from './jobs.js';
import type { TestApp } from './test-app.js';

/** The job that clears the records of ended accounts away. */
export const PURGE = 'purge-accounts';

/** Lets no purge begin, until `letGo`, which resolves when all is cleared away. */
export async function holdUpPurges(service: TestApp): Promise<{ letGo(): Promise<void> }> {
  const { pool } = service.database;
  const connection = await pool.connect();
  await connection.query('begin; lock table reviews in exclusive mode');
  const letGo = async () => {
    // A purge that waits for the lock gives up first.
    await queueOf(service).idle();
    await connection.query('commit');
    connection.release();
    await purgeNow(service);
  };
  return { letGo };
}

/** Begins what is left to be purged, as housekeeping does every few minutes, and waits for it. */
export async function purgeNow(service: TestApp): Promise<void> {
  await service.app.get(Housekeeping).run();
  await queueOf(service).idle();
}

/** Returns whether there still is a row for the user. */
export async function isThere({ database }: TestApp, userId: string): Promise<boolean> {
  return (await database.pool.query('select from users where id = $1', [userId])).rowCount === 1;
}

/**
 * Runs `meanwhile` when what `begin` began waits for what the holder has locked by `lock`, and then lets
 * it go on.
 * @returns the response of what began
 */
export async function interrupted<T>(
  { database: { pool } }: TestApp,
  lock: string | ((holder: PoolClient) => Promise<unknown>),
  begin: () => Promise<T>,
  meanwhile: (holder: PoolClient) => Promise<unknown> = () => Promise.resolve(),
): Promise<T> {
  const connection = await pool.connect();
  await connection.query('begin');
  await (typeof lock === 'string' ? connection.query(lock) : lock(connection));
  const begun = begin();
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => (await pool.query(waiting)).rowCount !== 0);
  await meanwhile(connection);
  await connection.query('commit');
  connection.release();
  return begun;
}
