// One user who imports a large file and sends many batches at once, while others write and read.
import { setTimeout as delay } from 'node:timers/promises';
import { seedUser } from '../seed.mjs';
import { withSql } from './postgres.mjs';
import { statuses } from './table.mjs';

const CALLERS = 16;
const PAUSE_MS = 20;
const BATCHES_AT_ONCE = 40;
const BATCH = 500;
const ROWS = 60_000;
const IMPORT_MS = 300_000;

export const noisyNeighbour = {
  name: 'noisy neighbour',
  stage: {},
  async run(trial, { seconds }) {
    const { stage, traffic } = trial;
    const user = await withSql(stage.databaseUrl, (sql) => seedUser(sql, stage.application));
    const noise = new Noise(trial, user);
    traffic.callers(CALLERS, PAUSE_MS);
    await trial.fault(async () => {
      const imported = noise.import();
      await noise.collect(seconds * 1_000);
      await imported;
    });
    trial.note(`the noisy user's batches: ${statuses(noise.calls)}; import: ${noise.outcome}`);
  },
};

class Noise {
  calls = [];
  count = 0;

  constructor({ stage, traffic }, { token, userId }) {
    this.urls = stage.replicas.map(({ url }) => `${url}/api/v1/learning`);
    this.userId = userId;
    this.acknowledged = traffic.acknowledged;
    this.authorization = `Bearer ${token}`;
  }

  /** Sends batches for some time. */
  async collect(milliseconds) {
    const end = performance.now() + milliseconds;
    const oneAfterOther = async (_, at) => {
      while (performance.now() < end) {
        const status = await this.collectOnce(this.urls[at % this.urls.length]);
        if (status !== 200) await delay(50);
      }
    };
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, oneAfterOther));
  }

  async collectOnce(url) {
    this.count += 1;
    const specs = Array.from({ length: BATCH }, (_, n) => ({ term: `batch ${this.count} ${n}` }));
    const response = await this.post(`${url}/collect-words`, 'json', JSON.stringify({ specs }));
    await response.arrayBuffer();
    this.calls.push({ status: response.status });
    if (response.status === 200) this.acknowledge(specs);
    return response.status;
  }

  async import() {
    const specs = Array.from({ length: ROWS }, (_, n) => ({ term: `row ${n}` }));
    const table = `term\n${specs.map(({ term }) => term).join('\n')}\n`;
    const began = performance.now();
    const url = `${this.urls[0]}/imports`;
    const { import: item } = await (await this.post(url, 'csv', table)).json();
    const status = await this.endOf(`${url}/${item?.id}`, began + IMPORT_MS);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    this.outcome = `${status} after ${seconds} s`;
    if (status === 'SUCCEEDED') this.acknowledge(specs);
  }

  async endOf(url, deadline) {
    let status = 'not accepted';
    while (performance.now() < deadline && !['SUCCEEDED', 'FAILED'].includes(status)) {
      await delay(500);
      const response = await fetch(url, { headers: { authorization: this.authorization } });
      const body = await response.json();
      // The user's own calls may be refused while there are so many of them.
      status = body.import?.status ?? status;
    }
    return status;
  }

  post(url, kind, body) {
    const type = kind === 'csv' ? 'text/csv' : 'application/json';
    const headers = { authorization: this.authorization, 'content-type': type };
    return fetch(url, { method: 'POST', headers, body });
  }

  acknowledge(specs) {
    for (const { term } of specs) this.acknowledged.push({ userId: this.userId, term });
  }
}
