import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase } from './database.js';

const MAIN = join(import.meta.dirname, '../../../api/dist/bundle/main.js');

export const ADMIN = { email: 'admin@example.org', password: 'an admin of the journeys' };

/** The built service, started as an operator starts it, with its own database. */
export interface Service {
  url: string;
  stop(): Promise<void>;
}

export async function startService(): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await createTestDatabase();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      BASE_URL: url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SIGN_UP_LIMIT: '1000',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilReady(child);
  } catch (fault) {
    await database.drop();
    throw fault;
  }
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
    await database.drop();
  };
  return { url, stop };
}

/** Waits for the banner, which is the last thing that a start prints. */
function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is running at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
