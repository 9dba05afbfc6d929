/**
 * @installed-servers a server decides in its own way who may create what
 */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import { once } from 'node:events';
import { openDatabaseServer } from '../../src/platform/database/database-server.js';
import { migrateOrExplain } from '../../src/platform/database/migrate-or-explain.js';
import { StartFault } from '../../src/platform/config/start-fault.js';
import { createTestDatabase, onTestServer, type TestDatabase } from '../support/database.js';
import { SELF_SIGNED } from '../support/self-signed-certificate.js';

/** Returns the message of a start that does not get further than its database. */
async function faultOf(databaseUrl: string): Promise<string> {
  try {
    const { url } = await openDatabaseServer({ databaseUrl, dataDir: undefined }, {});
    await migrateOrExplain(url);
  } catch (error) {
    if (error instanceof StartFault && !error.message.includes('\n')) return error.message;
    throw error;
  }
  return 'started';
}

describe('a start is refused in one line that names DATABASE_URL', () => {
  describe('by a real server', () => {
    const ROLE = `wordgrove_test_role_${process.pid}`;
    let database: TestDatabase;
    let name: string;

    beforeEach(async () => {
      database = await createTestDatabase();
      name = new URL(database.url).pathname.slice(1);
      await database.pool.query(`create role ${ROLE} login password 'secret'`);
    });

    afterEach(async () => {
      await database.drop();
      await onTestServer(`drop role ${ROLE}`);
    });

    function asRole(): string {
      const url = new URL(database.url);
      url.username = ROLE;
      url.password = 'secret';
      return url.href;
    }

    it('whose database is read-only', async () => {
      await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
      expect(await faultOf(database.url)).toMatch(/^DATABASE_URL: the database is read-only/);
    });

    it('whose user has no schema', async () => {
      await database.pool.query(
        `drop schema pgboss cascade; alter role ${ROLE} set search_path = nowhere`,
      );
      expect(await faultOf(asRole())).toMatch(/^DATABASE_URL: its user has no schema to create/);
    });

    it('whose user has the tables in its search path, but not first', async () => {
      await database.pool.query(
        `create schema "Second"; grant all on schema "Second", public to ${ROLE};
         alter role ${ROLE} set search_path = "Second", public`,
      );
      expect(await faultOf(asRole())).toMatch(
        /^DATABASE_URL: the tables of Wordgrove are in the schema public, but .* begins with "Second",/,
      );
      const { rows } = await database.pool.query(
        `select tablename from pg_tables where schemaname = 'Second'`,
      );
      expect(rows).toEqual([]);
    });

    it('whose user may not change a setting of the database', async () => {
      await database.pool.query(`alter database ${name} set session_replication_role = replica`);
      expect(await faultOf(asRole())).toMatch(
        /^DATABASE_URL: .* session_replication_role .* ALTER DATABASE … RESET session_replication_role\.$/,
      );
    });

    it('whose user has no rights', async () => {
      expect(await faultOf(asRole())).toMatch(/^DATABASE_URL: its user is not allowed to update/);
    });
  });

  describe('by a server with a certificate that nobody signed', () => {
    let server: Server;
    let place: string;

    beforeAll(async () => {
      server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => {
          socket.write('S');
          new TLSSocket(socket, { isServer: true, ...SELF_SIGNED }).on('error', () => undefined);
        });
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => server.close());

    it.each(['prefer', 'require', 'verify-ca', 'verify-full'])('with sslmode=%s', async (mode) => {
      const emitted = jest.spyOn(process, 'emitWarning');
      const fault = await faultOf(`postgresql://words:s3cret@${place}/words?sslmode=${mode}`);
      expect(fault).toMatch(
        `DATABASE_URL: the certificate of the server at ${place} cannot be trusted (self-signed`,
      );
      expect(fault).toContain('sslrootcert=');
      expect(fault).not.toContain('s3cret');
      expect(emitted).not.toHaveBeenCalled();
    });
  });

  it('by a server that does not encrypt, if that is demanded', async () => {
    const server = createServer((socket) => void socket.once('data', () => socket.end('N')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fault = await faultOf(`postgresql://words@${place}/words?sslmode=require`);
    server.close();
    expect(fault).toMatch(`DATABASE_URL: the server at ${place} does not encrypt connections`);
  });

  it('by the driver, whose message has no password', async () => {
    const url = 'postgresql://words:s3cret@127.0.0.1/words?uselibpqcompat=true&sslmode=verify-ca';
    const fault = await faultOf(url);
    expect(fault).toMatch(/^DATABASE_URL cannot be used: .*sslrootcert/);
    expect(fault).not.toContain('s3cret');
  });
});
