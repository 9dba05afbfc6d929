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
import { dropPostgresVariables } from './platform/config/postgres-variables.js';
import { checkTemporaryDirectory } from './platform/disk/check-temporary-directory.js';
import { choosePort } from './platform/http/listening.js';
import { StartFault } from './platform/config/start-fault.js';
import type { RunningService } from './running-service.js';
import { ExplainedFault, startFaultMessage } from './start-fault-message.js';
import { STOP_SIGNALS } from './told-to-stop.js';

// The heap grows by as much as is in use before garbage is collected. V8's own rule lets it grow to four times that much, which large
// responses need for nothing.
setFlagsFromString('--heap-growing-percent=100');

/** The time in milliseconds after which a start that is told to stop is given up, whatever it waits for. */
const GIVE_UP_MILLISECONDS = 30_000;

/* eslint-disable no-restricted-syntax -- no import rule is about this file, and a process loads only what it is for:
   a primary needs hardly anything */
const load = {
  alone: () => import('./service.js'),
  primary: () => import('./instance.js'),
  worker: () => import('./worker.js'),
};
/* eslint-enable no-restricted-syntax */

let configuration: Configuration | undefined;
const stopRequest = new AbortController();

const GIVEN_UP =
  'The service was told to stop while it started, and could not end what it had begun.';

function fail(error: unknown): never {
  const { signal } = stopRequest;
  // The start has ended as it was told to.
  if (signal.aborted && error === signal.reason) process.exit(0);
  if (!(error instanceof ExplainedFault)) console.error(startFaultMessage(error, configuration));
  // Connections that a failed start has left open must not keep the process running.
  process.exit(1);
}

/**
 * A terminal sends Ctrl-C to the whole process group and npm passes it on: it counts once. It sends SIGHUP when it is
 * closed. Node takes that even if it was started with nohup, so nothing can be kept ignored.
 */
function stopOnSignals(service: Promise<RunningService>): void {
  const stop = async (): Promise<void> => {
    if (stopRequest.signal.aborted) return;
    // A start ends what it has begun, so that nothing is left running.
    stopRequest.abort();
    const late = setTimeout(() => fail(new StartFault(GIVEN_UP)), GIVE_UP_MILLISECONDS);
    const running = await service;
    clearTimeout(late);
    await running.stop();
    // Everything is closed and written; a library's forgotten timer must not hold the process.
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop().catch(fail));
}

async function start(settings: Configuration): Promise<RunningService> {
  await checkTemporaryDirectory();
  if (settings.workers === 1) {
    const { startService } = await load.alone();
    return startService(settings, fail, stopRequest.signal);
  }
  const { startInstance } = await load.primary();
  return startInstance(settings, fail, stopRequest.signal, import.meta.filename);
}

async function serve(): Promise<void> {
  // Workers and threads inherit the environment without them.
  const dropped = dropPostgresVariables(process.env);
  if (dropped !== undefined) console.warn(dropped);
  for (const warning of misspeltSettings(process.env, settingNames())) console.warn(warning);
  configuration = loadConfiguration(process.env);
  if (configuration.port === 0) {
    // The default of BASE_URL has it, and workers inherit it.
    process.env['PORT'] = String(await choosePort(configuration.host));
    configuration = loadConfiguration(process.env);
  }
  const service = start(configuration);
  stopOnSignals(service);
  const { facts } = await service;
  if (!stopRequest.signal.aborted) console.log(banner(facts));
}

async function work(): Promise<void> {
  // The primary gets them too, and tells its workers when to stop.
  for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
  configuration = loadConfiguration(process.env);
  const { runWorker } = await load.worker();
  await runWorker(configuration);
}

try {
  await (cluster.isWorker ? work() : serve());
} catch (error) {
  fail(error);
}
