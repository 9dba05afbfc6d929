import { spawn } from 'node:child_process';
import { EmbeddedServerError } from './embedded-server-error.js';
import { killTree } from './process-tree.js';
import type { ServerIdentity } from './server-identity.js';

/** The result of a PostgreSQL program. */
export interface CommandResult {
  readonly code: number | null;
  /** Both output streams, in the order of arrival. */
  readonly output: string;
}

/** The surroundings of a program of PostgreSQL, and its end. */
export interface CommandOptions {
  readonly cluster: string;
  readonly workingDirectory: string;
  readonly identity: ServerIdentity | undefined;
  /** Kills the program, and all that it has started. */
  readonly ending: AbortSignal | undefined;
}

/**
 * Runs a program of PostgreSQL as the server's user, with its data directory in `PGDATA`.
 * @throws the reason of `ending`, if that has kept the program from its end
 */
export function runServerCommand(
  program: string,
  args: readonly string[],
  { ending, ...options }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    ending?.throwIfAborted();
    const child = spawn(program, args, {
      ...options.identity,
      cwd: options.workingDirectory,
      env: serverEnvironment(options.cluster),
      // Ctrl-C reaches the whole foreground process group, but we stop the server ourselves, in
      // order.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    let killed = Promise.resolve();
    const kill = (): void => {
      if (child.pid !== undefined && child.exitCode === null) killed = killTree(child.pid);
    };
    ending?.addEventListener('abort', kill);
    child.on('error', (error) => reject(notRunnable(program, error)));
    child.on('close', (code) => {
      ending?.removeEventListener('abort', kill);
      if (code === 0 || !ending?.aborted) return resolve({ code, output });
      // What it has started ends by itself, and perhaps later.
      const end = (): void => reject(ending.reason as Error);
      void killed.then(end, end);
    });
  });
}

/**
 * Removes PG* variables, which are meant for other servers, locales, which differ between machines, and the settings of the C
 * library, which are meant for the program that starts the server.
 */
function serverEnvironment(cluster: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PG|LC_|LANG|MALLOC_)/.test(name),
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', PGDATA: cluster };
}

function notRunnable(program: string, cause: Error): EmbeddedServerError {
  return new EmbeddedServerError(
    'PROGRAMS_UNUSABLE',
    `The embedded PostgreSQL does not run on this system (${program}: ${cause.message}); ` +
      'it needs a C library such as glibc.',
    { cause },
  );
}
