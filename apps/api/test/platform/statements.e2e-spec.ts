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
});
