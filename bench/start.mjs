// `node bench/start.mjs [--starts 7]`: how long the built service takes from its start until it is ready, on the
// embedded database that an earlier start has filled. Linux only. README.md says more.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './load.mjs';
import { processorTime, startServer } from './processes.mjs';

const { values } = parseArgs({
  options: { starts: { type: 'string', default: '7' } },
});
const MAIN = join(import.meta.dirname, '../apps/api/dist/bundle/main.js');

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
try {
  console.log('| start | ready after, s | processor time, s | load |');
  console.log('|---|---|---|---|');
  report('first', await start());
  const starts = [];
  for (let count = 0; count < Number(values.starts); count += 1) starts.push(await start());
  report('second and later, median', {
    ready: median(starts.map(({ ready }) => ready)),
    spent: median(starts.map(({ spent }) => spent)),
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Returns the seconds until the service responds on /health/ready, and its processor time until then. */
async function start() {
  const begun = performance.now();
  const { url, pid, stop } = await startServer(MAIN, environment);
  while (!(await fetch(`${url}/health/ready`)).ok);
  const ready = (performance.now() - begun) / 1_000;
  const spent = await processorTime(pid);
  await stop();
  return { ready, spent };
}

function report(name, { ready, spent }) {
  const cells = [name, ready.toFixed(2), spent.toFixed(2), loadavg()[0].toFixed(1)];
  console.log(`| ${cells.join(' | ')} |`);
}
