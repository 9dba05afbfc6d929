import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  startEmbeddedServer,
  type EmbeddedServer,
  type EmbeddedServerOptions,
} from './embedded-server.js';
import { readPostmaster } from './postmaster.js';

/** A trial whose data an earlier start has made, for all tests of a file. */
let started: EmbeddedTrial | undefined;

afterAll(() => started?.end());

async function makeStarted(): Promise<EmbeddedTrial> {
  const trial = await EmbeddedTrial.prepare();
  await trial.start();
  await trial.stop();
  return trial;
}

/** A directory for one test, and the servers that the test starts there. */
export class EmbeddedTrial {
  /** Other processes, ended with the trial. */
  readonly bystanders: ChildProcess[] = [];
  readonly #servers: EmbeddedServer[] = [];

  private constructor(readonly parent: string) {}

  /** The directory in which servers keep their data by default. */
  get dataDir(): string {
    return join(this.parent, 'data');
  }

  static async prepare(): Promise<EmbeddedTrial> {
    const parent = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
    await chmod(parent, 0o755);
    return new EmbeddedTrial(parent);
  }

  /** Prepares one that has the data of a server already, for all that is not about a first start. */
  static async prepareStarted(): Promise<EmbeddedTrial> {
    const trial = await EmbeddedTrial.prepare();
    await trial.takeStarted();
    return trial;
  }

  /** Goes on with the data that an earlier start has made. */
  async takeStarted(): Promise<void> {
    started ??= await makeStarted();
    this.continueFrom(started);
  }

  /** Goes on with a copy of the data that another trial has left, which takes far less than to create them. */
  continueFrom({ dataDir }: EmbeddedTrial): void {
    // The system's `cp` keeps the owner, which Node's own does not.
    execFileSync('cp', ['-a', dataDir, this.dataDir]);
  }

  /** Starts a server, by default in `data` below the trial's directory. */
  async start(options: Partial<EmbeddedServerOptions> = {}): Promise<EmbeddedServer> {
    const defaults = { dataDir: this.dataDir, database: 'trial', durable: false };
    const server = await startEmbeddedServer({ ...defaults, ...options });
    this.#servers.push(server);
    return server;
  }

  /** Starts a server in a process, and kills that process. */
  async startWithoutOwner(): Promise<{ cluster: string; pid: number }> {
    const library = join(import.meta.dirname, '../dist/index.js');
    const { dataDir } = this;
    const program = `import { startEmbeddedServer } from ${JSON.stringify(library)};
      await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
      console.log('up');`;
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    this.bystanders.push(owner);
    await once(owner.stdout, 'data');
    owner.kill('SIGKILL');
    const cluster = await realpath(join(dataDir, 'postgres'));
    return { cluster, pid: (await readPostmaster(cluster))?.pid ?? 0 };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  /** Ends everything that the test started. */
  async end(): Promise<void> {
    this.bystanders.forEach((bystander) => bystander.kill('SIGKILL'));
    await this.stop();
    await chmod(this.parent, 0o755);
    await rm(this.parent, { recursive: true, force: true });
  }
}

/** Runs one statement in its own session. */
export async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the process id of a server. */
export async function postmasterOf(server: EmbeddedServer): Promise<number> {
  const record = await readPostmaster(join(server.dataDir, 'postgres'));
  if (!record) throw new Error('no server is on record');
  return record.pid;
}
