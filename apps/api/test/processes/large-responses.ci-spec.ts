/**
 * @measures-time
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITS } from '@wordgrove/contracts';
import { Learner } from '../support/learner.js';
import { lengthen } from '../support/long-words.js';
import { collectMany } from '../support/many-words.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MEBIBYTE = 1024 * 1024;
const LEARNERS = 4;
const WORD_BYTES = (LIMITS.notes + LIMITS.contexts) * 1_900;
/** Far more than others wait on an idle machine, and less than they did before responses had slices. */
const HANG_MS = 4_000;
/** Resident memory that the service may have, in bytes. */
const MAX_MEMORY = 512 * MEBIBYTE;

describe('batches of 500 long words at once', () => {
  let filled: TestApp;
  let learners: Learner[];
  let built: ServiceProcess;
  let url: string;

  beforeAll(async () => {
    filled = await startTestApp();
    learners = [];
    for (let at = 0; at < LEARNERS; at += 1) {
      const learner = await Learner.of(filled);
      await collectMany(filled, learner.userId, LIMITS.collectBatch);
      await lengthen(filled, learner.userId, { bytes: 1_900, letters: 'same' });
      learners.push(learner);
    }
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const environment = { DATABASE_URL: filled.database.url, PORT: String(port) };
    built = new ServiceProcess({ environment });
    await built.ready();
  });
  afterAll(async () => {
    await built?.stop();
    await filled.close();
  });

  it('come back complete, without standstill and in bounded memory', async () => {
    const specs = Array.from({ length: LIMITS.collectBatch }, (_, n) => ({ term: String(n) }));
    const waits = watch();
    const responses = await Promise.all(learners.map(({ token }) => collect(token, { specs })));
    const longest = Math.max(...(await waits.stop()));
    for (const { status, bytes, end } of responses) {
      expect([status, end]).toEqual([200, '],"created_count":0}']);
      expect(bytes).toBeGreaterThan(LIMITS.collectBatch * WORD_BYTES);
    }
    expect(longest).toBeLessThan(HANG_MS);
    expect(await built.peakMemory()).toBeLessThan(MAX_MEMORY);
  }, 120_000);

  /** Sends a batch, and returns what the response is like. It is too long to be kept. */
  function collect(token: string, body: object) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return new Promise<{ status?: number | undefined; bytes: number; end: string }>(
      (resolve, reject) => {
        const path = `${url}/api/v1/learning/collect-words`;
        const outgoing = request(path, { method: 'POST', headers }, (response) => {
          let bytes = 0;
          let end = '';
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            end = (end + chunk.toString('latin1').slice(-20)).slice(-20);
          });
          response.on('end', () => resolve({ status: response.statusCode, bytes, end }));
          response.on('error', reject);
        });
        outgoing.on('error', reject);
        outgoing.end(JSON.stringify(body));
      },
    );
  }

  /** Asks for the service's health again and again; `stop` returns how long each response took. */
  function watch() {
    const waits: number[] = [];
    let isOn = true;
    const watching = (async () => {
      for (; isOn; await delay(50)) {
        const began = performance.now();
        const response = await fetch(`${url}/health/live`);
        expect(response.status).toBe(200);
        waits.push(performance.now() - began);
      }
    })();
    return { stop: async () => ((isOn = false), await watching, waits) };
  }
});
