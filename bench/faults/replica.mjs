// One service process, which can be killed and started again at the same address.
import { join } from 'node:path';
import { freePort, startServer } from '../processes.mjs';

/** The number of starts that a supervisor tries. */
const STARTS = 5;
const MAIN = join(import.meta.dirname, '../../apps/api/dist/bundle/main.js');

export class Replica {
  failedStarts = 0;

  constructor(environment) {
    this.environment = { LOG_LEVEL: 'silent', ...environment };
  }

  async start() {
    this.environment.PORT ??= String(await freePort());
    this.server = await startServer(MAIN, this.environment);
    return this;
  }

  get url() {
    return `http://127.0.0.1:${this.environment.PORT}`;
  }

  /** Kills it, and starts it again at once, as a supervisor does. Resolves when it is killed. */
  async kill() {
    await this.server.stop('SIGKILL');
    this.server = undefined;
    this.restart = this.startAgain();
  }

  async startAgain() {
    for (let tries = 1; tries <= STARTS; tries += 1) {
      const isUp = await this.start().then(
        () => true,
        () => false,
      );
      if (isUp) return;
      this.failedStarts += 1;
    }
  }

  async isReady() {
    const signal = AbortSignal.timeout(5_000);
    return fetch(`${this.url}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async stop() {
    await this.restart;
    await this.server?.stop();
    this.server = undefined;
  }
}
