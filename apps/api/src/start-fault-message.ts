import { ConfigurationError, type Configuration } from './platform/config/configuration.js';
import { DatabaseBusy } from './platform/database/bounded-pool.js';
import { isDatabaseAway } from './platform/database/database-away.js';
import { settingFault } from './platform/database/setting-fault.js';
import { DatabaseFault, StartFault } from './platform/config/start-fault.js';
import { TIME_LIMIT_ADVICE } from './platform/database/time-limit-advice.js';

type StartSettings = Partial<Pick<Configuration, 'databaseUrl' | 'dataDir'>>;

/** The SQLSTATE of a write for which the disk has no space. */
const DISK_FULL = '53100';

/** Thrown if whatever failed has printed the reason itself. */
export class ExplainedFault extends Error {}

/**
 * Returns the message about a failed start for the operator. An unexpected failure keeps its stack.
 */
export function startFaultMessage(
  error: unknown,
  configuration: StartSettings | undefined,
): string {
  if (error instanceof DatabaseFault) return `${placeOf(configuration)}: ${error.message}`;
  if (error instanceof ConfigurationError || error instanceof StartFault) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === DISK_FULL)
    return `${placeOf(configuration)}: the disk of the database is full: ${message}. Free some space, and start the service again.`;
  const fault = settingFault(code ?? '', message);
  if (fault !== undefined) return `${placeOf(configuration)}: ${fault}`;
  if (error instanceof DatabaseBusy || (isDatabaseAway(error) && code !== 'ENOENT')) {
    const isEmbedded = configuration?.databaseUrl === undefined;
    const advice = isEmbedded ? undefined : TIME_LIMIT_ADVICE[code ?? ''];
    return `${isEmbedded ? 'The' : 'DATABASE_URL: the'} database responds too slowly, or not at all, for a start: ${message}. Start the service again when it responds.${advice === undefined ? '' : ` Or ${advice}.`}`;
  }
  return `Wordgrove could not start: ${stack ?? String(error)}`;
}

function placeOf(configuration: StartSettings | undefined): string {
  return configuration?.databaseUrl === undefined
    ? `DATA_DIR ${configuration?.dataDir ?? ''}`.trimEnd()
    : 'DATABASE_URL';
}
