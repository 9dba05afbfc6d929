import 'reflect-metadata';
import { banner } from './banner.js';
import {
  loadConfiguration,
  settingNames,
  type Configuration,
} from './platform/config/configuration.js';
import { misspeltSettings } from './platform/config/misspelt-settings.js';
import { StartFault } from './platform/database/start-fault.js';
import { startService, type RunningService } from './service.js';
import { startFaultMessage } from './start-fault-message.js';

/** The time in milliseconds that a start may still take when it is told to stop. */
const START_MILLISECONDS = 15_000;

let configuration: Configuration | undefined;
let stopRequested = false;

const NOT_STARTED = 'The service was told to stop while it started, and the start did not end.';
const LEFT_BEHIND = ' An embedded PostgreSQL may still run; the next start takes it over.';

function fail(error: unknown): never {
  console.error(startFaultMessage(error, configuration));
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop().catch(fail));
  }
}

try {
  for (const warning of misspeltSettings(process.env, settingNames())) console.warn(warning);
  configuration = loadConfiguration(process.env);
  const service = startService(configuration, fail);
  stopOnSignals(service);
  const { facts } = await service;
  if (!stopRequested) console.log(banner(facts));
} catch (error) {
  fail(error);
}
