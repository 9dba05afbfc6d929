// What a fault breaks: a database, service processes on it, and users with tokens.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../libs/embedded-postgres/dist/index.js';
import { migrate } from '../../apps/api/dist/platform/database/migrate.js';
import { seedApplication, seedUser } from '../seed.mjs';
import { embeddedUrl, withSql } from './postgres.mjs';
import { Replica } from './replica.mjs';

const USERS = 50;

/**
 * @typedef {object} StageOptions
 * @property {number} processes the number of service processes
 * @property {boolean} [isEmbedded] the first process runs the database itself; otherwise nobody does who is broken
 * @property {(url: string) => Promise<{url: string, close(): Promise<void>}>} [through] puts a way before the database
 * @property {string} [directory] for the data
 * @property {Record<string, string>} [environment]
 */
export class Stage {
  replicas = [];
  users = [];
  closing = [];

  /** @param {StageOptions} options */
  static async open(options) {
    const stage = new Stage();
    try {
      await stage.prepare(options);
      return stage;
    } catch (error) {
      await stage.close();
      throw error;
    }
  }

  async prepare({ processes, isEmbedded = false, through, directory, environment = {} }) {
    this.dataDir = directory ?? (await this.temporaryDirectory());
    const [owner, others] = isEmbedded
      ? [await this.startOwner(environment), processes - 1]
      : [await this.startDatabase(), processes];
    this.path = await through?.(owner);
    if (this.path) this.closing.unshift(() => this.path.close());
    for (let at = 0; at < others; at += 1)
      await this.add({ ...environment, DATABASE_URL: this.path?.url ?? owner });
    await withSql(this.databaseUrl, (sql) => this.seed(sql));
  }

  async temporaryDirectory() {
    const directory = await mkdtemp(join(tmpdir(), 'wordgrove-faults-'));
    this.closing.unshift(() => rm(directory, { recursive: true, force: true }));
    return directory;
  }

  async startOwner(environment) {
    await this.add({ ...environment, DATA_DIR: this.dataDir });
    this.databaseUrl = await embeddedUrl(this.dataDir);
    return this.databaseUrl;
  }

  async startDatabase() {
    const database = await startEmbeddedServer({ dataDir: this.dataDir, database: 'wordgrove' });
    this.closing.unshift(() => database.stop());
    await migrate(database.url);
    this.databaseUrl = database.url;
    return database.url;
  }

  async add(environment) {
    const replica = new Replica(environment);
    // In the order of the starts reversed: the first one may have the database.
    this.closing.unshift(() => replica.stop());
    this.replicas.push(await replica.start());
  }

  async seed(sql) {
    this.application = await seedApplication(sql);
    for (let at = 0; at < USERS; at += 1) this.users.push(await seedUser(sql, this.application));
  }

  async close() {
    for (const step of this.closing) await step();
  }
}
