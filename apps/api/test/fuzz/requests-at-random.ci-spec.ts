/**
 * @long
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { Pool } from 'pg';
import { newSecret } from '../../src/platform/crypto/secret.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from '../support/client.js';
import { Given } from '../support/given.js';
import { ResponseValidator } from '../support/response-validator.js';
import { ServiceTrial } from '../support/service-trial.js';
import { requestsOfEachFilter } from './each-filter.js';
import { requestsOfEachText } from './each-text.js';
import { requestsOfEachValue } from './each-value.js';
import { Ids } from './ids.js';
import { operationsOf, type Operation } from './operations.js';
import { requestsOf, type FuzzRequest } from './requests.js';
import { nameOf } from './samples.js';
import { Seeds } from './seeds.js';
import { Sender } from './sender.js';

/** Altogether, those of each value and of each text among them. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const LEAST_AT_RANDOM = REQUESTS / 2;
const AT_ONCE = 12;
/** Each one costs some requests. */
const BATCHES_PER_RENEWAL = 16;
/** The number of requests until one of them is without a fault. */
const TRIES = 100;
const MAX_STANDSTILL_MS = 1_000;
const UNLIMITED = '1000000';
const TIMEOUT_MS = 15 * 60_000;

interface Watch {
  count: number;
  longestMs: number;
  failures: number;
}

describe('requests at random, by the description of the service', () => {
  let trial: ServiceTrial;
  let servicePid: number;
  let pool: Pool;
  let sender: Sender;
  let seeds: Seeds;
  let document: OpenAPIObject;
  let operations: Operation[];
  beforeAll(async () => {
    trial = await ServiceTrial.prepareStarted();
    const { pid } = await trial.runUntilReady({
      environment: {
        LOG_LEVEL: 'error',
        CONSOLE_LIMIT: UNLIMITED,
        SIGN_UP_LIMIT: UNLIMITED,
        SIGN_IN_FAILURE_LIMIT: UNLIMITED,
        TOKEN_FAILURE_LIMIT: UNLIMITED,
      },
    });
    const url = `http://localhost:${trial.port}`;
    document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenAPIObject;
    operations = operationsOf(document);
    pool = new Pool({ connectionString: trial.databaseUrl, max: 2 });
    await prepareCallers(url);
    servicePid = pid;
  });
  afterAll(async () => {
    sender.close();
    await pool.end();
    await trial.end();
  });

  /** Prepares one caller of each kind, and what their requests need to be successful. */
  async function prepareCallers(url: string): Promise<void> {
    const client = new Client(url, new ResponseValidator(document));
    const given = new Given(client, pool, new Clock());
    const { accessToken, application } = await given.token({ lifetimeMs: 24 * 3_600_000 });
    const { accessToken: exporter } = await given.token({ lifetimeMs: 24 * 3_600_000 });
    const specs = ['oak', 'elm', 'ash'].map((term) => ({ term, notes: [`the tree ${term}`] }));
    await client.post('/api/v1/learning/collect-words', { token: exporter, body: { specs } });
    const { id: userId } = await given.user();
    const browser = `wordgrove_browser=${newSecret()}`;
    const session = `${await given.session(userId)}; ${browser}`;
    const admin = await given.session((await given.user({ role: 'ADMIN' })).id);
    const credentials = {
      token: { authorization: `Bearer ${accessToken}` },
      session: { cookie: session },
      admin: { cookie: admin },
      anyone: { cookie: browser },
      exporter: { authorization: `Bearer ${exporter}` },
    };
    const { clientId: client_id, clientSecret: client_secret } = application;
    // Admins change the account of somebody whom no other request needs.
    const { id: user } = await given.user();
    const ids = new Ids({ client_id, client_secret, user });
    sender = new Sender(url, credentials, ids);
    const callers = { session, admin, userId, token: accessToken, application };
    seeds = new Seeds(client, given, callers, ids);
    await seeds.prepareAll();
  }

  it(
    `are at least half of ${REQUESTS}, and none fails, is told too much, or stops the others`,
    async () => {
      const count = Math.max(LEAST_AT_RANDOM, REQUESTS - countOfNamed());
      process.stdout.write(`${count} requests at random\n`);
      await watched(() => sendAtRandom(count));
    },
    TIMEOUT_MS,
  );

  it(
    'has each value that the description names, and none fails, is told too much, or stops the others',
    async () => {
      await watched(async () => {
        for (const operation of operations) await sendEachValue(operation);
      });
    },
    TIMEOUT_MS,
  );

  it(
    'has a long text at each place where one can be, and none fails, is told too much, or stops the others',
    async () => {
      await watched(sendEachText);
    },
    TIMEOUT_MS,
  );

  /** Sends requests, and looks what becomes of the service and of the imports. */
  async function watched(send: () => Promise<void>): Promise<void> {
    const watch = new Worker(join(import.meta.dirname, 'health-watch.mjs'), {
      workerData: { url: sender.url, pid: servicePid },
    });
    await send().catch(async (error: unknown) => {
      await watch.terminate();
      throw error;
    });
    watch.postMessage('stop');
    const [seen] = (await once(watch, 'message')) as [Watch];
    expect(seen.failures).toBe(0);
    expect(seen.longestMs).toBeLessThan(MAX_STANDSTILL_MS);
    // Nobody is told so by a status: imports fail after their request has been answered.
    const { rows } = await pool.query(
      `select id, format from imports where errors @> '[{"reason": "INTERNAL"}]'`,
    );
    expect(rows).toEqual([]);
  }

  function eachValueOf(operation: Operation) {
    return [
      ...requestsOfEachValue(document, operation),
      ...requestsOfEachFilter(document, operation),
    ];
  }

  /** The number of the requests that the description names, as each run has them. */
  function countOfNamed(): number {
    const values = operations.reduce((sum, each) => sum + eachValueOf(each).length, 0);
    return values + [...requestsOfEachText(document, operations)].length;
  }

  async function sendEachValue(operation: Operation): Promise<void> {
    await seeds.prepareFor(operation);
    for (const request of eachValueOf(operation)) {
      await expectNoFault([{ operation, ...request }]);
      await seeds.renew(sender.takeSuccesses());
    }
  }

  /** Most are refused, and use nothing up. */
  async function sendEachText(): Promise<void> {
    let some: FuzzRequest[] = [];
    for (const request of requestsOfEachText(document, operations)) {
      some.push(request);
      if (some.length < AT_ONCE) continue;
      await expectNoFault(some);
      some = [];
    }
    await expectNoFault(some);
    await seeds.renew(sender.takeSuccesses());
  }

  async function expectNoFault(requests: readonly FuzzRequest[]): Promise<void> {
    const faults = await Promise.all(requests.map((request) => sender.faultOf(request)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  }

  async function sendAtRandom(count: number): Promise<void> {
    let batches = 0;
    const batch = fc.array(requestsOf(document, operations), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        await expectNoFault(requests);
        if ((batches += 1) % BATCHES_PER_RENEWAL === 0) await seeds.renew(sender.takeSuccesses());
      }),
      // A fault names its request, and the same batch finds other data the next time.
      { numRuns: Math.ceil(count / AT_ONCE), endOnFailure: true },
    );
  }

  it('have met every kind of refusal', () =>
    expect([...sender.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 413, 415])));

  it('are successful at every operation, with what it needs', async () => {
    for (const operation of operations) await untilSuccessful(operation);
    const missed = operations.map(nameOf).filter((name) => !sender.succeeded.has(name));
    expect(missed).toEqual([]);
  });

  /** Sends what fortune has not sent well. */
  async function untilSuccessful(operation: Operation): Promise<void> {
    const [name, requests] = [nameOf(operation), requestsOf(document, [operation])];
    for (let seed = 1; seed <= TRIES && !sender.succeeded.has(name); seed += 1) {
      await seeds.prepareFor(operation);
      // One by one, since most operations need few, and some requests are large.
      await expectNoFault(fc.sample(requests, { numRuns: 1, seed }));
    }
  }
});
