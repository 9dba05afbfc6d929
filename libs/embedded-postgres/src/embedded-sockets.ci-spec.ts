/**
 * @long
 */
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';
import { isServerOf } from './postmaster.js';

const OWNER = `application_name = 'embedded-postgres-owner'`;
const RUNNING = 'PostgreSQL is running again.';

describe('the embedded server, if nobody can connect to its socket,', () => {
  let trial: EmbeddedTrial;
  let events: string[];
  let arrived: (line: string) => void;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepareStarted();
    events = [];
    arrived = () => undefined;
  });

  afterEach(() => trial.end());

  const log = (line: string): void => {
    events.push(line);
    arrived(line);
  };

  /** Resolves when a line is logged that begins like this. */
  const logged = (start: string): Promise<void> =>
    new Promise((resolve) => (arrived = (line) => void (line.startsWith(start) && resolve())));

  const socketOf = (url: string): string => {
    const { hostname, port } = new URL(url);
    return join(decodeURIComponent(hostname), `.s.PGSQL.${port}`);
  };

  /** Leaves a file of a socket at which nothing listens any more. */
  async function replace(path: string): Promise<void> {
    const server = createServer().listen(`${path}.new`);
    await once(server, 'listening');
    await rename(`${path}.new`, path);
    server.close();
  }

  it.each([
    ['is removed', (path: string) => rm(path), 'data'],
    ['is replaced by another one', replace, 'data'],
    [
      'is removed with its directory',
      (path: string) => rm(dirname(path), { recursive: true }),
      'data',
    ],
    [
      'is removed with its directory for temporary files',
      (path: string) => rm(dirname(path), { recursive: true }),
      `${'long-'.repeat(30)}/data`,
    ],
  ] as const)(
    'is ended and started again, and keeps what was acknowledged: it %s',
    async (_how, lose, name) => {
      const server = await trial.start({ durable: true, log, dataDir: join(trial.parent, name) });
      await query(server.url, `CREATE TABLE words AS SELECT 'serendipity' AS lemma`);
      const pid = await postmasterOf(server);
      const path = socketOf(server.url);
      const again = logged(RUNNING);
      await lose(path);
      await again;
      expect(events).toEqual([
        'PostgreSQL can no longer be reached. Starting it again.',
        `Nothing listens at ${path} any more. Ending PostgreSQL (the process ${pid}).`,
        RUNNING,
      ]);
      expect(await isServerOf(join(server.dataDir, 'postgres'), pid)).toBe(false);
      expect(await query(server.url, 'SELECT lemma FROM words')).toEqual([
        { lemma: 'serendipity' },
      ]);
    },
    60_000,
  );

  it('is ended and started again if the session of its owner is lost too', async () => {
    const server = await trial.start({ log });
    const pid = await postmasterOf(server);
    const again = logged(RUNNING);
    const path = socketOf(server.url);
    await query(
      server.url,
      `COPY (SELECT) TO PROGRAM 'cat > /dev/null; rm ${path}'; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OWNER}`,
    );
    await again;
    expect(events).toEqual([
      // A look at the socket may come between the two.
      expect.stringMatching(/^PostgreSQL (stopped unexpectedly|can no longer be reached)\./),
      `Nothing listens at ${path} any more. Ending PostgreSQL (the process ${pid}).`,
      RUNNING,
    ]);
  }, 60_000);

  it('pauses before it starts it again if its socket is lost again', async () => {
    const server = await trial.start({ log });
    for (const _ of [1, 2]) {
      const again = logged(RUNNING);
      await rm(socketOf(server.url));
      await again;
    }
    expect(events[3]).toBe('PostgreSQL can no longer be reached. Starting it again in 0.1 s.');
  }, 60_000);

  it('can be stopped meanwhile', async () => {
    const server = await trial.start({ log });
    const pid = await postmasterOf(server);
    const ending = logged('Nothing listens at');
    await rm(socketOf(server.url));
    await ending;
    await server.stop();
    expect(await isServerOf(join(server.dataDir, 'postgres'), pid)).toBe(false);
    expect(events).not.toContain(RUNNING);
  }, 60_000);

  it('is ended and started again by the next process if its owner was killed', async () => {
    const { cluster, pid } = await trial.startWithoutOwner();
    await rm(join(cluster, '../run/.s.PGSQL.5432'));
    const server = await trial.start({ log });
    expect(events).toEqual([
      expect.stringMatching(`^Nothing listens at .* Ending .* ${pid}\\)\\.$`),
    ]);
    expect(await isServerOf(cluster, pid)).toBe(false);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 90_000);

  it('is left alone if it only hangs, and goes on', async () => {
    const server = await trial.start({ log });
    const pid = await postmasterOf(server);
    const silent = logged('PostgreSQL could not be started:');
    await query(
      server.url,
      `COPY (SELECT) TO PROGRAM 'cat > /dev/null; kill -STOP ${pid}'; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OWNER}`,
    );
    await silent;
    expect(events[1]).toMatch(/ does not respond \(the process \d+\)/);
    const again = logged(RUNNING);
    process.kill(pid, 'SIGCONT');
    await again;
    expect(await postmasterOf(server)).toBe(pid);
    expect(events.join()).not.toContain('Ending');
  }, 90_000);
});
