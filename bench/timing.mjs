// `node bench/timing.mjs`: whether the time of a response reveals which accounts and clients exist
// (rules 19 and 23). Each is tried once, as an attacker would, and known and unknown ones
// alternate.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { median } from './load.mjs';
import { startServer } from './processes.mjs';
import { seedKnown } from './timing-seed.mjs';

const TRIALS = 300;
const WARM_UP = 50;
const TOLERANCE = 0.05;
const ENVIRONMENT = { SIGN_IN_FAILURE_LIMIT: '1000000', TOKEN_FAILURE_LIMIT: '1000000' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-timing-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
try {
  await makeTables(database.url);
  const environment = { DATABASE_URL: database.url, ...ENVIRONMENT };
  const service = await startServer(
    join(import.meta.dirname, '../apps/api/dist/bundle/main.js'),
    environment,
  );
  try {
    await seedKnown(service.url, database.url, WARM_UP + TRIALS);
    await report(service.url);
  } finally {
    agent.destroy();
    await service.stop();
  }
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function report(url) {
  console.log(`| | known ms | unknown ms | difference | within ${100 * TOLERANCE} % |`);
  console.log('|---|---|---|---|---|');
  await row('sign-in', (kind, at) => signIn(url, `${kind}-${at}@example.org`));
  await row('token call, wrong secret', (kind, at) =>
    tokenCall(url, { client_id: `${kind}-${at}`, client_secret: 'wrong' }),
  );
  await row('token call, no secret', (kind, at) => tokenCall(url, { client_id: `${kind}-${at}` }));
  console.log(`\nload average ${loadavg()[0].toFixed(1)}`);
}

async function row(name, attempt) {
  const times = { known: [], unknown: [] };
  for (let at = 0; at < WARM_UP + TRIALS; at += 1) {
    // The two kinds take turns to be second.
    const kinds = at % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      const time = await attempt(kind, at);
      if (at >= WARM_UP) times[kind].push(time);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = known / unknown - 1;
  const verdict = Math.abs(difference) <= TOLERANCE ? 'yes' : 'no';
  const share = `${(100 * difference).toFixed(1)} %`;
  console.log(`| ${[name, known.toFixed(3), unknown.toFixed(3), share, verdict].join(' | ')} |`);
}

function signIn(url, email) {
  const body = JSON.stringify({ email, password: 'a wrong password' });
  return timed(`${url}/api/console/session`, body, {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  });
}

function tokenCall(url, credentials) {
  const form = { grant_type: 'refresh_token', refresh_token: 'unknown', ...credentials };
  return timed(`${url}/oauth/token`, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

/** Returns the milliseconds until the whole response has arrived, which must be 401. */
function timed(url, body, headers) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 401) resolve(performance.now() - start);
        else reject(new Error(`${url} responded with ${response.statusCode}`));
      });
    });
    call.on('error', reject).end(body);
  });
}
