// Callers that write and read in turns, and remember how each call ended.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The pause of a caller after a call that failed. */
const REFUSED_PAUSE_MS = 250;
const CALL_MS = 60_000;

/**
 * @typedef {object} Call
 * @property {number} began in milliseconds, as `performance.now()`
 * @property {number} ended
 * @property {number | string} status that of the response, or the error's code
 * @property {boolean} isWrite
 */
export class Traffic {
  /** @type {Call[]} */
  calls = [];
  /** The acknowledged words and their users. */
  acknowledged = [];
  lastFailedAt = 0;
  isEnding = false;
  drivers = [];
  count = 0;

  constructor({ replicas, users }) {
    this.urls = replicas.map(({ url }) => url);
    this.users = users;
    this.agent = new Agent({ keepAlive: true });
  }

  /** Starts callers that send one call after the other. */
  callers(number, pauseMs) {
    const { length } = this.users;
    for (let at = 0; at < number; at += 1) {
      const user = this.users[at % length];
      const url = this.urls[(at + Math.floor(at / length)) % this.urls.length];
      this.drivers.push(this.callInTurns(user, url, pauseMs));
    }
  }

  /** Starts to send so many calls a second, however long they take. */
  steady(perSecond) {
    this.drivers.push(this.callSteadily(1_000 / perSecond));
  }

  /** Ends when all calls have ended. */
  async end() {
    this.isEnding = true;
    await Promise.all(this.drivers);
    this.agent.destroy();
  }

  async callInTurns(user, url, pauseMs) {
    while (!this.isEnding) {
      const isGood = await this.callNext(user, url);
      await delay(isGood ? pauseMs : REFUSED_PAUSE_MS);
    }
  }

  async callSteadily(intervalMs) {
    const began = performance.now();
    const running = [];
    for (let sent = 0; !this.isEnding; sent += 1) {
      const url = this.urls[sent % this.urls.length];
      running.push(this.callNext(this.users[sent % this.users.length], url));
      await delay(Math.max(0, began + sent * intervalMs - performance.now()));
    }
    await Promise.all(running);
  }

  async callNext(user, url) {
    this.count += 1;
    const isWrite = this.count % 2 === 0;
    const term = `word ${this.count}`;
    const began = performance.now();
    const status = await this.send(user, url, isWrite ? { spec: { term } } : undefined);
    const ended = performance.now();
    this.calls.push({ began, ended, status, isWrite });
    if (status !== 200) this.lastFailedAt = ended;
    else if (isWrite) this.acknowledged.push({ userId: user.userId, term });
    return status === 200;
  }

  send({ token }, url, body) {
    const path = body ? 'collect-word' : 'learned-words?page_size=20';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { agent } = this;
    return new Promise((resolve) => {
      const fail = ({ code, message }) => resolve(code ?? message);
      const options = { agent, headers, method: body ? 'POST' : 'GET', timeout: CALL_MS };
      const outgoing = request(`${url}/api/v1/learning/${path}`, options, (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode))
          .on('error', fail),
      );
      outgoing.on('error', fail).on('timeout', () => outgoing.destroy(new Error('no response')));
      outgoing.end(body && JSON.stringify(body));
    });
  }
}
