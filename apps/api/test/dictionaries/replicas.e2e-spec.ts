/**
 * @installed-servers what replicas say of their dictionaries is stored there
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { NOUNS, packDirectories, writePack } from '../support/dictionary-packs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the dictionaries of replicas', () => {
  let directories: Awaited<ReturnType<typeof packDirectories>>;
  let database: TestDatabase;
  let log: string[];
  beforeEach(async () => {
    log = [];
    directories = await packDirectories();
    await writePack(join(directories.root, 'small.zip'), NOUNS);
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await database.drop();
    await directories.remove();
  });

  /** A replica with a directory for its data, and with these dictionaries. */
  const start = (data: string, DICTIONARIES = directories.root): Promise<TestApp> =>
    startTestApp({
      database,
      environment: { DICTIONARIES, DATA_DIR: join(directories.root, data), LOG_LEVEL: 'info' },
      log: { write: (line) => log.push(line) },
    });

  /** Waits until so many replicas have reported. Each request lets the service go on. */
  const reported = async (service: TestApp, count: number): Promise<void> => {
    while ((await replicas()).length < count) await service.client.get('/health/live');
  };
  const replicas = async (): Promise<unknown[]> =>
    (await database.pool.query('select replica from replica_dictionaries')).rows;
  const warnings = (): string[] => log.filter((line) => line.includes('has other dictionaries'));

  it('are compared, and those that differ are warned of', async () => {
    const services = [await start('.first')];
    await reported(services[0] as TestApp, 1);
    services.push(await start('.second'));
    await reported(services[1] as TestApp, 2);
    const elsewhere = join(directories.root, 'elsewhere');
    await mkdir(elsewhere);
    await writePack(join(elsewhere, 'other.zip'), NOUNS);
    const other = await start('.third', elsewhere);
    while (warnings().length < 2) await other.client.get('/health/live');
    for (const service of [...services, other]) await service.close();
    for (const [at, replica] of ['.first', '.second'].entries())
      expect(warnings()[at]).toMatch(
        new RegExp(`${replica}.*has other dictionaries: other.zip, small.zip`),
      );
    expect(warnings()).toHaveLength(2);
  });

  it('are forgotten with the replica that stops', async () => {
    const service = await start('.data');
    await reported(service, 1);
    await service.close();
    expect(await replicas()).toEqual([]);
  });
});
