// Restarts two replicas behind reverse proxies, one after the other, while clients call, and fails if
// a call is lost: `node bench/rolling-restart.mjs [nginx-defaults|nginx|caddy …]`, after a build.
// Without a name, it tries each proxy that is installed. The configurations are those of
// docs/operating.md, and nginx's own defaults. All are tried at once: those that need the same
// SHUTDOWN_DELAY_MS with the same two replicas.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { migrate } from '../apps/api/dist/platform/database/migrate.js';
import { BareSql } from './bare-sql.mjs';
import { freePort, startServer } from './processes.mjs';
import { seedApplication, seedUser } from './seed.mjs';

const CLIENTS = 16;
/** The calls take about as long as the restarts. */
const RESTARTS_MS = 30_000;
/** The time for which nginx leaves a replica alone that took no connection. */
const NGINX_RECOVERY_MS = 10_000;
/** The time after which Caddy has seen that a replica is ready. It asks every second. */
const CADDY_RECOVERY_MS = 2_000;

const here = import.meta.dirname;
const MAIN = join(here, '../apps/api/dist/bundle/main.js');
const NGINX_DEFAULTS = `upstream wordgrove { server 127.0.0.1:3001; server 127.0.0.1:3002; }
server {
  listen 443 ssl;
  ssl_certificate /etc/ssl/words.example.crt;
  ssl_certificate_key /etc/ssl/words.example.key;
  location / { proxy_pass http://wordgrove; }
}`;

/** Each with the `SHUTDOWN_DELAY_MS` that it needs, and the least number of calls, of which none may be lost. */
const PROXIES = {
  'nginx-defaults': {
    program: 'nginx',
    site: () => NGINX_DEFAULTS,
    delayMs: 0,
    minCalls: 10_000,
  },
  nginx: {
    program: 'nginx',
    site: () => documented('nginx'),
    delayMs: 0,
    minCalls: 5_000,
  },
  caddy: {
    program: 'caddy',
    site: () => documented('caddyfile'),
    delayMs: 3_000,
    minCalls: 5_000,
  },
};

/** Clients that each write and read in turns until they are told to end and all calls are made. */
class Traffic {
  calls = 0;
  lost = [];
  isEnding = false;

  constructor(port, tokens, minCalls) {
    this.minCalls = minCalls;
    this.url = `https://127.0.0.1:${port}/api/v1/learning`;
    this.agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    this.clients = tokens.map((token) => this.call(token));
  }

  async end() {
    this.isEnding = true;
    await Promise.all(this.clients);
    this.agent.destroy();
    return { calls: this.calls, lost: this.lost };
  }

  async call(token) {
    for (let count = 0; !this.isEnding || this.calls < this.minCalls; count += 1) {
      this.calls += 1;
      const word = { spec: { term: `word ${count % 500}` } };
      const status = await (
        count % 2 === 0
          ? this.send(token, 'POST', 'collect-word', JSON.stringify(word))
          : this.send(token, 'GET', 'learned-words?page_size=1')
      ).catch((error) => error.code ?? error.message);
      if (status !== 200) this.lost.push(`${count % 2 === 0 ? 'POST' : 'GET'} ${status}`);
      if (!this.isEnding) await delay((RESTARTS_MS * CLIENTS) / this.minCalls);
    }
  }

  send(token, method, path, body) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}/${path}`,
        { agent: this.agent, method, headers },
        (response) => response.resume().on('end', () => resolve(response.statusCode)),
      );
      sent.on('error', reject).end(body);
    });
  }
}

const directory = await mkdtemp(join(tmpdir(), 'wordgrove-rolling-'));
// The server of root runs as "nobody", who must get in.
await chmod(directory, 0o711);
const database = await startEmbeddedServer({
  dataDir: join(directory, 'data'),
  database: 'wordgrove',
  durable: false,
});
const sql = new BareSql(database.url);
try {
  makeCertificate();
  await migrate(database.url);
  const application = await seedApplication(sql);
  const tokens = [];
  for (let at = 0; at < CLIENTS; at += 1) tokens.push((await seedUser(sql, application)).token);
  console.log('| proxy | calls | lost | first lost |');
  console.log('| ----- | ----- | ---- | ---------- |');
  const names = wanted();
  const delays = [...new Set(names.map((name) => PROXIES[name].delayMs))];
  const results = await Promise.all(
    delays.map((delayMs) => {
      const together = names.filter((name) => PROXIES[name].delayMs === delayMs);
      return restartBehind(together, delayMs, tokens);
    }),
  );
  for (const { name, calls, lost } of results.flat()) {
    console.log(`| ${name} | ${calls} | ${lost.length} | ${lost.slice(0, 3).join(', ')} |`);
    if (lost.length > 0 || calls < PROXIES[name].minCalls) process.exitCode = 1;
  }
} finally {
  await sql.pool.end();
  await database.stop();
  await rm(directory, { recursive: true, force: true });
}

function wanted() {
  const names = process.argv.slice(2);
  if (names.length > 0) return names;
  const isInstalled = (name) =>
    spawnSync(PROXIES[name].program, ['-v'], { stdio: 'ignore' }).error === undefined;
  return Object.keys(PROXIES).filter(isInstalled);
}

async function restartBehind(names, delayMs, tokens) {
  const ports = [await freePort(), await freePort()];
  const start = async (port) => {
    const replica = await startServer(MAIN, {
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      SHUTDOWN_DELAY_MS: String(delayMs),
    });
    while (!(await fetch(`${replica.url}/health/ready`)).ok) await delay(100);
    return replica;
  };
  const replicas = await Promise.all(ports.map(start));
  const proxies = [];
  for (const name of names) proxies.push({ name, ...(await startProxy(name, ports)) });
  try {
    const traffic = proxies.map(
      ({ name, front }) => new Traffic(front, tokens, PROXIES[name].minCalls),
    );
    await delay(2_000);
    for (const at of [0, 1]) {
      await replicas[at].stop();
      replicas[at] = await start(ports[at]);
      await delay(delayMs === 0 ? NGINX_RECOVERY_MS : CADDY_RECOVERY_MS);
    }
    const ends = await Promise.all(traffic.map((each) => each.end()));
    return ends.map((end, at) => ({ name: names[at], ...end }));
  } finally {
    for (const { process } of proxies) process.kill('SIGTERM');
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
}

async function startProxy(name, [first, second]) {
  const { program, site } = PROXIES[name];
  const front = await freePort();
  const text = (await site())
    .replace(/127\.0\.0\.1:3001/g, `127.0.0.1:${first}`)
    .replace(/127\.0\.0\.1:3002/g, `127.0.0.1:${second}`)
    .replaceAll('/etc/ssl/', `${directory}/`);
  const file = join(directory, name);
  await writeFile(
    file,
    program === 'nginx' ? nginxFile(name, text, front) : caddyFile(text, front),
  );
  const args =
    program === 'nginx'
      ? ['-p', directory, '-c', file, '-e', 'stderr']
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  await delay(1_000);
  if (child.exitCode !== null) throw new Error(`${program} did not start`);
  return { front, process: child };
}

function nginxFile(name, site, front) {
  return `daemon off; pid ${directory}/${name}.pid; error_log /dev/null; events {} http {
    access_log off; ${site.replace('listen 443', `listen 127.0.0.1:${front}`)} }`;
}

function caddyFile(site, front) {
  const files = `${directory}/words.example.crt ${directory}/words.example.key`;
  return `{\n\tadmin off\n\tauto_https off\n}\n${site.replace(
    'words.example {',
    `https://127.0.0.1:${front} {\n\ttls ${files}`,
  )}`;
}

async function documented(language) {
  const page = await readFile(join(here, '../docs/operating.md'), 'utf8');
  return page.split(`\`\`\`${language}\n`)[1].split('```')[0];
}

function makeCertificate() {
  const files = [
    '-keyout',
    `${directory}/words.example.key`,
    '-out',
    `${directory}/words.example.crt`,
  ];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', ...files, ...subject],
    {
      stdio: 'ignore',
    },
  );
}
