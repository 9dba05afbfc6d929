// The PostgreSQL that a service or the bench runs in a data directory.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmaster } from '../../libs/embedded-postgres/dist/index.js';
import { BareSql } from '../bare-sql.mjs';

/** Returns the URL of a connection to the service's own server. */
export async function embeddedUrl(dataDir) {
  const { socketDirectory, port } = await readPostmaster(join(dataDir, 'postgres'));
  return `postgresql://postgres@${encodeURIComponent(socketDirectory)}:${port}/wordgrove`;
}

/** Does some work on connections that are closed afterwards. */
export async function withSql(url, work) {
  const sql = new BareSql(url);
  sql.pool.on('error', () => undefined);
  try {
    return await work(sql);
  } finally {
    await sql.pool.end();
  }
}

/** Kills all processes of the server at once, so that what only their memory has is lost (Linux only). */
export async function killServer(dataDir) {
  const { pid } = await readPostmaster(join(dataDir, 'postgres'));
  for (const each of [pid, ...(await childrenOf(pid))]) killIfAlive(each);
}

async function childrenOf(parent) {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    numbers.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  const isChild = (stat) => Number(stat.split(') ')[1]?.split(' ')[1]) === parent;
  return numbers.filter((_, at) => isChild(stats[at])).map(Number);
}

function killIfAlive(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
