/**
 * @installed-servers a server decides in its own way whom it lets in
 */
import { Client } from 'pg';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('a database that lets nobody in any more', () => {
  let service: TestApp;
  let server: Client;
  let name: string;
  beforeAll(async () => {
    service = await startTestApp();
    server = new Client({ connectionString: process.env['WORDGROVE_TEST_SERVER_URL'] });
    await server.connect();
    name = new URL(service.database.url).pathname.slice(1);
  });
  afterAll(async () => {
    await server.end();
    await service.close();
  });

  it('is away: calls get 503 until it does', async () => {
    const { accessToken: token } = await service.given.token();
    await server.query(`alter database ${name} allow_connections false`);
    await server.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    // The first ones may have been given a connection that has just ended.
    for (let at = 0; at < 3; at += 1) {
      const { status, headers } = await service.client.get(WORDS, { token });
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    }
    await server.query(`alter database ${name} allow_connections true`);
    expect((await service.client.get(WORDS, { token })).status).toBe(200);
  });
});
