import { ConfigurationError, type Configuration } from './platform/config/configuration.js';
import { DatabaseBusy } from './platform/database/bounded-pool.js';
import { isDatabaseAway } from './platform/database/database-away.js';
import { StartFault } from './platform/database/start-fault.js';
import { TIME_LIMIT_ADVICE } from './platform/database/time-limit-advice.js';

type StartSettings = Pick<Configuration, 'host' | 'port'> &
  Partial<Pick<Configuration, 'databaseUrl'>>;

/** Thrown if whatever failed has printed the reason itself. */
export class ExplainedFault extends Error {}

/**
 * Returns the message about a failed start for the operator. An unexpected failure keeps its stack.
 */
export function startFaultMessage(
  error: unknown,
  configuration: StartSettings | undefined,
): string {
  if (error instanceof ConfigurationError || error instanceof StartFault) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const listening = listeningFaults[code ?? ''];
  if (listening && configuration) return listening(configuration);
  if (error instanceof DatabaseBusy || (isDatabaseAway(error) && code !== 'ENOENT')) {
    const isEmbedded = configuration?.databaseUrl === undefined;
    const advice = isEmbedded ? undefined : TIME_LIMIT_ADVICE[code ?? ''];
    return `${isEmbedded ? 'The' : 'DATABASE_URL: the'} database responds too slowly, or not at all, for a start: ${message}. Start the service again when it responds.${advice === undefined ? '' : ` Or ${advice}.`}`;
  }
  return `Wordgrove could not start: ${stack ?? String(error)}`;
}

const listeningFaults: Record<string, (at: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} is in use: another program listens on ${host}:${port}. Stop it, or choose another PORT.`,
  EACCES: ({ port }) =>
    `PORT ${port} needs rights that this user does not have. Choose a PORT of 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
};
