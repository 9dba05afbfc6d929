import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isServerOf,
  locateServerBinaries,
  readPostmaster,
  serverIdentity,
  type PostmasterRecord,
} from '@wordgrove/embedded-postgres';
import { Client } from 'pg';
import {
  freePort,
  makeDataDirectory,
  removeDataDirectory,
  ServiceProcess,
  type ServiceOptions,
} from './service-process.js';

/** The data that a first start has made, for all tests of this process. The run removes it with its directory. */
const STARTED = join(tmpdir(), `wordgrove-started-${process.pid}`);

async function makeStarted(): Promise<void> {
  const first = await ServiceTrial.prepare();
  try {
    const service = await first.runUntilReady();
    await service.stop();
    renameSync(first.dataDir, STARTED);
  } finally {
    await first.end();
  }
}

/** A data directory and a port of their own, and the services that a test runs on them. */
export class ServiceTrial {
  readonly #services: ServiceProcess[] = [];

  private constructor(
    readonly dataDir: string,
    readonly port: number,
  ) {}

  static async prepare(): Promise<ServiceTrial> {
    return new ServiceTrial(makeDataDirectory(serverIdentity()), await freePort());
  }

  /** Prepares one whose data an earlier start has made, for all that is not about a first start. */
  static async prepareStarted(): Promise<ServiceTrial> {
    const trial = await ServiceTrial.prepare();
    await trial.takeStarted();
    return trial;
  }

  /** Goes on with the data that an earlier start has made, which takes a tenth of the time of a first one. */
  async takeStarted(): Promise<void> {
    if (!existsSync(STARTED)) await makeStarted();
    this.continueFrom({ dataDir: STARTED });
  }

  /** Goes on with a copy of the data that another trial has left. */
  continueFrom({ dataDir }: Pick<ServiceTrial, 'dataDir'>): void {
    // The system's `cp` keeps the owner, which Node's own does not.
    execFileSync('cp', ['-a', `${dataDir}/.`, this.dataDir]);
  }

  /** Starts the built service, or another command that runs it. */
  run({ environment, ...options }: ServiceOptions = {}): ServiceProcess {
    const service = new ServiceProcess({
      environment: { DATA_DIR: this.dataDir, PORT: String(this.port), ...environment },
      ...options,
    });
    this.#services.push(service);
    return service;
  }

  async runUntilReady(options?: ServiceOptions): Promise<ServiceProcess> {
    const service = this.run(options);
    await service.ready();
    return service;
  }

  /** The database that the service uses, as long as it runs. */
  get databaseUrl(): string {
    const host = encodeURIComponent(join(this.dataDir, 'run'));
    return `postgresql://postgres@${host}:5432/wordgrove`;
  }

  /** Returns the record that the database server keeps on the disk. */
  serverRecord(): Promise<PostmasterRecord | undefined> {
    return readPostmaster(this.#cluster);
  }

  async serverRuns(): Promise<boolean> {
    const record = await this.serverRecord();
    return record !== undefined && isServerOf(this.#cluster, record.pid);
  }

  /** Returns the status that PostgreSQL's own tool prints. */
  async serverStatus(): Promise<string> {
    const { pgCtl } = await locateServerBinaries(this.dataDir, serverIdentity());
    const options = { ...serverIdentity(), encoding: 'utf8' } as const;
    return spawnSync(pgCtl, ['status', '-D', this.#cluster], options).stdout;
  }

  /** Sends a signal to the database server, if it runs. */
  async endServer(signal: NodeJS.Signals): Promise<void> {
    const record = await this.serverRecord();
    if (record && (await this.serverRuns())) process.kill(record.pid, signal);
  }

  /**
   * Writes rows one by one, and breaks something after `breakAt` of them. Resolves to how many
   * rows were acknowledged until the connection broke.
   */
  async writeWhile(breakAt: number, breakIt: () => Promise<void>): Promise<number> {
    const client = await this.#connect();
    await client.query('CREATE TABLE written (n int)');
    let acknowledged = 0;
    try {
      for (; acknowledged < breakAt * 2; acknowledged += 1) {
        await client.query('INSERT INTO written VALUES ($1)', [acknowledged]);
        if (acknowledged === breakAt) await breakIt();
      }
    } catch {
      // The server is gone: what was acknowledged until now is what must be there.
    }
    await client.end().catch(() => undefined);
    return acknowledged;
  }

  /** The rows that are there, in order. */
  async writtenRows(): Promise<number[]> {
    const client = await this.#connect();
    const { rows } = await client.query<{ n: number }>('SELECT n FROM written ORDER BY n');
    await client.end();
    return rows.map(({ n }) => n);
  }

  /** Ends everything that the test started. */
  async end(): Promise<void> {
    for (const service of this.#services) await service.stop('SIGKILL');
    await this.endServer('SIGQUIT');
    await removeDataDirectory(this.dataDir);
  }

  get #cluster(): string {
    return join(this.dataDir, 'postgres');
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
