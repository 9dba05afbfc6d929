/**
 * @installed-servers another PostgreSQL may refuse what this one prepares
 */
import { registeredStatements } from '../../src/platform/database/statement.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('statements', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it.each([...registeredStatements()])('%s fits the schema', async (_, text) => {
    const client = await service.database.pool.connect();
    try {
      await client.query(`prepare fits as ${text}`);
    } finally {
      await client.query('deallocate all');
      client.release();
    }
  });

  /** Those that several requests share have lists, which are often short. */
  const SHARED = [
    'access-token.find-principal',
    'refresh-token.exchange',
    'authorization-code.exchange',
  ];

  it.each(SHARED)('%s is not planned anew for each short list', async (name) => {
    const client = await service.database.pool.connect();
    try {
      await client.query(`prepare shared as ${registeredStatements().get(name)}`);
      const types = await client.query(
        'select unnest(parameter_types)::text as type from pg_prepared_statements',
      );
      const values = types.rows.map(({ type }) => (type.endsWith('[]') ? `'{x}'` : 'now()'));
      for (let time = 0; time < 10; time += 1)
        await client.query(`execute shared (${values.join(', ')})`);
      const { rows } = await client.query(
        'select generic_plans::int as kept from pg_prepared_statements',
      );
      expect(rows).toEqual([{ kept: 5 }]);
    } finally {
      await client.query('deallocate all');
      client.release();
    }
  });
});
