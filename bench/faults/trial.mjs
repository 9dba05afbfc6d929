// Breaks something under traffic, waits until nothing fails any more, and looks at what is left.
import { setTimeout as delay } from 'node:timers/promises';
import { withSql } from './postgres.mjs';
import { Traffic } from './traffic.mjs';

/** For so long before a fault, traffic is measured. */
const BEFORE_MS = 5_000;
/** For so long, no call may fail before the service counts as back. It is longer than any call may wait. */
const SETTLED_MS = 10_000;
const PATIENCE_MS = 90_000;

export class Trial {
  /** The times at which faults began and ended, and at which the service was back. */
  windows = [];
  notes = [];

  constructor(stage) {
    this.stage = stage;
    this.traffic = new Traffic(stage);
  }

  /** Does what breaks something; the fault has ended when that has. Then waits until the service is back. */
  async fault(work) {
    if (this.windows.length === 0) await delay(BEFORE_MS);
    const window = { from: performance.now() };
    this.windows.push(window);
    await work();
    window.to = performance.now();
    await this.waitForReadiness(window);
    await this.waitForQuiet(window);
  }

  async waitForReadiness(window) {
    const isReady = async () =>
      (await Promise.all(this.stage.replicas.map((one) => one.isReady()))).every(Boolean);
    while (performance.now() < window.to + PATIENCE_MS) {
      if (await isReady()) return void (window.readyAt = performance.now());
      await delay(50);
    }
    window.readyAt = Infinity;
  }

  async waitForQuiet(window) {
    const { traffic } = this;
    const end = () => Math.max(window.readyAt, traffic.lastFailedAt);
    while (performance.now() < window.to + PATIENCE_MS) {
      if (performance.now() - end() > SETTLED_MS) return void (window.backAt = end());
      await delay(100);
    }
    window.backAt = Infinity;
  }

  note(text) {
    this.notes.push(text);
  }

  /** Ends the traffic. Returns how many of the acknowledged words are not there. */
  async lost() {
    await this.traffic.end();
    const { acknowledged } = this.traffic;
    const users = acknowledged.map(({ userId }) => userId);
    const terms = acknowledged.map(({ term }) => term);
    return withSql(this.stage.databaseUrl, async (sql) => {
      const { count } = await sql.row(MISSING, [users, terms]);
      return Number(count);
    });
  }
}

const MISSING = `
  select count(*) as count from unnest($1::uuid[], $2::text[]) as acknowledged (user_id, term)
  where not exists (select 1 from learned_words as words
    where words.user_id = acknowledged.user_id and words.term = acknowledged.term)`;
