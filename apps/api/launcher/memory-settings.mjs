import { spawn } from 'node:child_process';

/**
 * Make glibc return free memory (docs/operating.md, "Memory"). It reads them at the start of a process, which cannot set them
 * for itself.
 */
const MEMORY_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

const PASSED_ON = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/** Returns whether this process has to start another one for the settings to count. An operator's own settings stay. */
export function lacksMemorySettings() {
  const names = Object.keys(MEMORY_SETTINGS);
  return process.platform === 'linux' && names.every((name) => process.env[name] === undefined);
}

/** Runs a program with the settings, as if it were this process: what ends one of them ends the other in the same way. */
export function runWithMemorySettings(/** @type {string} */ program) {
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...process.env, ...MEMORY_SETTINGS },
    // A group of its own: a terminal sends Ctrl-C to each process of a group, and it would come twice.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let isTold = false;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    // The first one is all that counts. A later one would kill a child that is just ending.
    if (!isTold) child.kill(signal);
    isTold = true;
  };
  for (const signal of PASSED_ON) process.on(signal, passOn);
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    for (const each of PASSED_ON) process.off(each, passOn);
    process.kill(process.pid, signal);
  });
}

/** Ends this process if the one that has started it is killed. */
export function endWithStarter() {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A service that stops need not wait for it.
  process.channel?.unref();
}
