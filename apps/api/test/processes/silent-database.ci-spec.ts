/**
 * @long
 */
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { openDatabasePath, type DatabasePath } from '../support/database-path.js';
import { freePort, ServiceProcess } from '../support/service-process.js';

const WAITING = /Waiting until the database is up to date: another process may be updating it/;

describe('a start whose database', () => {
  let database: TestDatabase;
  const paths: DatabasePath[] = [];
  const services: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(async () => {
    for (const service of services) await service.stop('SIGKILL');
    for (const path of paths) await path.close();
    await database.drop();
  });

  async function start(url: string): Promise<ServiceProcess> {
    const environment = { DATABASE_URL: url, PORT: String(await freePort()) };
    const service = new ServiceProcess({ environment });
    services.push(service);
    return service;
  }

  async function pathThat(losesAfter?: number): Promise<DatabasePath> {
    const path = await openDatabasePath(database.url, losesAfter);
    paths.push(path);
    return path;
  }

  /** Ends the connections that were cut off, as the server itself would do within half a minute. */
  async function freeLocks(): Promise<void> {
    for (const path of paths.splice(0)) await path.close();
  }

  async function expectRefusal(service: ServiceProcess): Promise<void> {
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(/^DATABASE_URL: .*\n$/);
  }

  it('stops responding says so, wherever it was', async () => {
    const starts = [50, 700, 4_000].map(async (bytes) => start((await pathThat(bytes)).url));
    for (const service of await Promise.all(starts)) await expectRefusal(service);
    await freeLocks();
  });

  it('is locked says what it waits for, as long as the database responds', async () => {
    const lock = await database.pool.connect();
    await lock.query('begin; lock table schema_migrations');
    const path = await pathThat();
    const [patient, cut] = await Promise.all([start(database.url), start(path.url)]);
    await Promise.all([patient.printed(WAITING), cut.printed(WAITING)]);
    path.isLosing = true;
    await expectRefusal(cut);
    await freeLocks();
    await lock.query('rollback');
    lock.release();
    await patient.ready();
    expect(await patient.stop()).toEqual({ code: 0, signal: null });
  });
});
