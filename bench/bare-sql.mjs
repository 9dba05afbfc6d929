// The service's `Sql` without TypeORM: pg alone, on connections that stay open.
import pg from 'pg';
import { readTextArraysFast } from '../apps/api/dist/platform/database/text-arrays.js';
import { WordPages } from '../apps/api/dist/modules/learning/pages/word-pages.js';
import { readTimestampsAsText } from '../apps/api/dist/platform/database/timestamps.js';

readTimestampsAsText();
readTextArraysFast();

/** Completes pages of words without waiting for heavy work of others. */
export const PAGES = new WordPages({ run: (_userId, _words, work) => work() });

/** Runs the repositories' statements on one of pg's pools. */
export class BareSql {
  /** @param {string} connectionString */
  constructor(connectionString) {
    this.pool = new pg.Pool({ connectionString, max: 20, options: '-c timezone=UTC' });
  }

  async rows(query, values) {
    return (await this.run(this.pool, query, values)).rows;
  }

  async row(query, values) {
    return (await this.rows(query, values))[0];
  }

  async execute(query, values) {
    return (await this.run(this.pool, query, values)).rowCount;
  }

  /** Nobody goes away. */
  readsUntil() {
    return this;
  }

  inTurnOf(_ownerId, work) {
    return work(this);
  }

  transactionOf(_ownerId, work) {
    return this.transaction(work);
  }

  async transaction(work) {
    const client = await this.pool.connect();
    const executor = {
      rows: async (query, values) => (await this.run(client, query, values)).rows,
      row: async (query, values) => (await this.run(client, query, values)).rows[0],
      execute: async (query, values) => (await this.run(client, query, values)).rowCount,
    };
    try {
      await client.query('begin');
      const result = await work(executor);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  run(client, query, values = []) {
    if (typeof query === 'string') return client.query(query, values);
    const { name, text, bind } = query;
    return client.query({ name, text, values: bind(values) });
  }
}
