import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { poolByTransaction } from '../support/transaction-pooler.js';

describe('a start through a pooler', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('is refused in transaction mode, which it names', async () => {
    const pooler = await poolByTransaction(database.url);
    const environment = { DATABASE_URL: pooler.url, PORT: String(await freePort()) };
    const service = new ServiceProcess({ environment });
    try {
      expect((await service.ended).code).toBe(1);
      expect(service.errors).toMatch(
        /^DATABASE_URL: it leads to a connection pooler in transaction mode[^]*Use session mode/m,
      );
    } finally {
      service.kill('SIGKILL');
      await pooler.close();
    }
  });
});
