/**
 * @long
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { Pool } from 'pg';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from '../support/client.js';
import { Given } from '../support/given.js';
import { ResponseValidator } from '../support/response-validator.js';
import { ServiceTrial } from '../support/service-trial.js';
import { Ids } from './ids.js';
import { operationsOf, type Operation } from './operations.js';
import { requestsOf } from './requests.js';
import { Sender } from './sender.js';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const AT_ONCE = 12;
const MAX_STANDSTILL_MS = 1_000;
const UNLIMITED = '1000000';
/** It takes about a minute and a half on two cores that have nothing else to do. */
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
  let document: OpenAPIObject;
  let operations: Operation[];
  beforeAll(async () => {
    trial = await ServiceTrial.prepare();
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
    sender = await senderOf(url);
    servicePid = pid;
  });
  afterAll(async () => {
    sender.close();
    await pool.end();
    await trial.end();
  });

  /** Prepares one caller of each kind. */
  async function senderOf(url: string): Promise<Sender> {
    const client = new Client(url, new ResponseValidator(document));
    const given = new Given(client, pool, new Clock());
    const { accessToken, application } = await given.token({ lifetimeMs: 24 * 3_600_000 });
    const sessionOf = async (role: 'USER' | 'ADMIN') => ({
      cookie: await given.session((await given.user({ role })).id),
    });
    const credentials = {
      token: { authorization: `Bearer ${accessToken}` },
      session: await sessionOf('USER'),
      admin: await sessionOf('ADMIN'),
      anyone: {},
    };
    const { clientId: client_id, clientSecret: client_secret } = application;
    // Admins change the account of somebody whom no other request needs.
    const { id: user } = await given.user();
    return new Sender(url, credentials, new Ids({ client_id, client_secret, user }));
  }

  it(
    `is up to ${REQUESTS} of them, and none fails, is told too much, or stops the others`,
    async () => {
      const watch = new Worker(join(import.meta.dirname, 'health-watch.mjs'), {
        workerData: { url: sender.url, pid: servicePid },
      });
      await sendAll().catch(async (error: unknown) => {
        await watch.terminate();
        throw error;
      });
      watch.postMessage('stop');
      const [seen] = (await once(watch, 'message')) as [Watch];
      expect(seen.failures).toBe(0);
      expect(seen.longestMs).toBeLessThan(MAX_STANDSTILL_MS);
    },
    TIMEOUT_MS,
  );

  async function sendAll(): Promise<void> {
    const batch = fc.array(requestsOf(document, operations), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const faults = await Promise.all(requests.map((request) => sender.faultOf(request)));
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      }),
      // A fault names its request, and the same batch finds other data the next time.
      { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
    );
  }

  it('have reached every part of the service', () => {
    const seldom = operations.length - sender.succeeded.size;
    expect([...sender.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 413, 415]));
    expect(seldom).toBeLessThan(operations.length / 3);
  });
});
