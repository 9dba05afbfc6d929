// Fills the disk of the embedded PostgreSQL, frees it again, and prints what the service responds in each
// phase: `node bench/full-disk.mjs`, after a build. Needs Linux and root, for a small disk of its own (tmpfs).
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from './processes.mjs';
import { mountSmallDisk } from './small-disk.mjs';

const DISK_MB = 400;
const RESERVE_MB = 100;
const ADMIN = { email: 'admin@localhost', password: 'correct horse battery' };

const disk = await mountSmallDisk(DISK_MB);
let service;
let cookie;
try {
  service = await startServer(join(import.meta.dirname, '../apps/api/dist/bundle/main.js'), {
    DATA_DIR: join(disk.directory, 'data'),
    DISK_RESERVE_MB: String(RESERVE_MB),
    SIGN_UP_LIMIT: '1000000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  });
  console.log('| phase | free MB | live | ready | session | sign-in | write |');
  console.log('| ----- | ------- | ---- | ----- | ------- | ------- | ----- |');
  cookie = (await signIn()).headers.getSetCookie()[0].split(';')[0];
  await report('space');
  await disk.leaveFree(RESERVE_MB * 0.8);
  await report('reserve');
  await disk.leaveFree(0);
  for (let count = 0; count < 200; count += 1) await signIn().catch(() => undefined);
  await report('full');
  await disk.empty();
  const began = performance.now();
  while ((await write().catch(() => undefined))?.status !== 200) await delay(100);
  console.log(
    `Writes again ${((performance.now() - began) / 1000).toFixed(1)} s after there was space.`,
  );
  await report('space again');
} finally {
  await service?.stop();
  await disk.unmount();
}

async function report(phase) {
  await delay(1_000);
  const calls = [
    get('/health/live'),
    get('/health/ready'),
    get('/api/console/session'),
    signIn(),
    write(),
  ];
  const outcomes = await Promise.all(calls.map(outcomeOf));
  console.log(`| ${[phase, Math.round(await disk.freeMb()), ...outcomes].join(' | ')} |`);
}

async function outcomeOf(call) {
  try {
    const response = await call;
    const { reason } = (await response.json()).error?.details?.[0] ?? {};
    return [response.status, reason].filter(Boolean).join(' ');
  } catch (error) {
    return error.message;
  }
}

function get(path) {
  return fetch(service.url + path, { headers: { cookie } });
}

function signIn() {
  return post('/api/console/session', ADMIN);
}

/** A sign-up. */
function write() {
  const email = `user-${performance.now()}@example.org`;
  return post('/api/console/users', { ...ADMIN, email, display_name: 'Ada' });
}

function post(path, body) {
  const { port } = new URL(service.url);
  const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` };
  return fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
