import 'reflect-metadata';
import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { banner } from './banner.js';
import {
  loadConfiguration,
  settingNames,
  type Configuration,
} from './platform/config/configuration.js';
import { misspeltSettings } from './platform/config/misspelt-settings.js';
import { StartFault } from './platform/database/start-fault.js';
import type { RunningService } from './running-service.js';
import { ExplainedFault, startFaultMessage } from './start-fault-message.js';

// The heap grows by as much as is in use before garbage is collected. V8's own rule lets it grow to four times that much, which large
// responses need for nothing.
setFlagsFromString('--heap-growing-percent=100');

/** The time in milliseconds that a start may still take when it is told to stop. */
const START_MILLISECONDS = 15_000;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/* eslint-disable no-restricted-syntax -- no import rule is about this file, and a process loads only what it is for:
   a primary needs hardly anything */
const load = {
  alone: () => import('./service.js'),
  primary: () => import('./instance.js'),
  worker: () => import('./worker.js'),
};
/* eslint-enable no-restricted-syntax */

let configuration: Configuration | undefined;
let stopRequested = false;

const NOT_STARTED = 'The service was told to stop while it started, and the start did not end.';
const LEFT_BEHIND = ' An embedded PostgreSQL may still run; the next start takes it over.';

function fail(error: unknown): never {
  if (!(error instanceof ExplainedFault)) console.error(startFaultMessage(error, configuration));
  // Connections that a failed start has left open must not keep the process running.
  process.exit(1);
}

function failLate(): never {
  const mayBeLeft = configuration?.databaseUrl === undefined;
  fail(new StartFault(mayBeLeft ? NOT_STARTED + LEFT_BEHIND : NOT_STARTED));
}

/**
 * A terminal sends Ctrl-C to the whole process group and npm passes it on: it counts once. It sends SIGHUP when it is
 * closed. Node takes that even if it was started with nohup, so nothing can be kept ignored.
 */
function stopOnSignals(service: Promise<RunningService>): void {
  const stop = async (): Promise<void> => {
    if (stopRequested) return;
    stopRequested = true;
    // If the start is not complete, it is completed first, so that nothing is left running.
    const late = setTimeout(failLate, START_MILLISECONDS);
    const running = await service;
    clearTimeout(late);
    await running.stop();
    // Everything is closed and written; a library's forgotten timer must not hold the process.
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop().catch(fail));
}

async function start(settings: Configuration): Promise<RunningService> {
  if (settings.workers === 1) {
    const { startService } = await load.alone();
    return startService(settings, fail);
  }
  const { startInstance } = await load.primary();
  return startInstance(settings, fail, import.meta.filename);
}

async function serve(): Promise<void> {
  for (const warning of misspeltSettings(process.env, settingNames())) console.warn(warning);
  configuration = loadConfiguration(process.env);
  const service = start(configuration);
  stopOnSignals(service);
  const { facts } = await service;
  if (!stopRequested) console.log(banner(facts));
}

async function work(): Promise<void> {
  // The primary gets them too, and tells its workers when to stop.
  for (const signal of SIGNALS) process.on(signal, () => undefined);
  configuration = loadConfiguration(process.env);
  const { runWorker } = await load.worker();
  await runWorker(configuration);
}

try {
  await (cluster.isWorker ? work() : serve());
} catch (error) {
  fail(error);
}
