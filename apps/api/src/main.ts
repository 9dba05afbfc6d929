import 'reflect-metadata';
import { banner } from './banner.js';
import { loadConfiguration, type Configuration } from './platform/config/configuration.js';
import { startService, type RunningService } from './service.js';
import { startFaultMessage } from './start-fault-message.js';

let configuration: Configuration | undefined;
let stopRequested = false;

function fail(error: unknown): never {
  console.error(startFaultMessage(error, configuration));
  // Connections that a failed start has left open must not keep the process running.
  process.exit(1);
}

/** A terminal sends Ctrl-C to the whole process group and npm passes it on: it counts once. */
function stopOnSignals(service: Promise<RunningService>): void {
  const stop = async (): Promise<void> => {
    if (stopRequested) return;
    stopRequested = true;
    // If the start is not complete, it is completed first.
    await (await service).stop();
    // Everything is closed and written; a library's forgotten timer must not hold the process.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().catch(fail));
  }
}

try {
  configuration = loadConfiguration(process.env);
  const service = startService(configuration, fail);
  stopOnSignals(service);
  const { facts } = await service;
  if (!stopRequested) console.log(banner(facts));
} catch (error) {
  fail(error);
}
