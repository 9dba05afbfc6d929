import { DataDirectoryError, EmbeddedServerError } from '@wordgrove/embedded-postgres';
import { StartFault } from '../config/start-fault.js';

/** Returns an expected failure of the embedded server in words for the operator, with the names of our settings. */
export function embeddedServerFault(error: EmbeddedServerError): StartFault {
  return new StartFault(explain(error), { cause: error });
}

/**
 * Runs operations with the embedded server.
 * @throws StartFault instead of an EmbeddedServerError
 */
export async function explainEmbeddedFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof EmbeddedServerError ? embeddedServerFault(error) : error;
  }
}

function explain(error: EmbeddedServerError): string {
  if (error.kind === 'PROGRAMS_UNUSABLE')
    return `${error.message} Set DATABASE_URL to use an installed server.`;
  if (!(error instanceof DataDirectoryError)) return `DATA_DIR: ${error.message}`;
  if (error.kind === 'DIRECTORY_UNUSABLE') return `DATA_DIR ${error.path} ${error.fault}`;
  return (
    `Another Wordgrove service is using DATA_DIR ${error.path}. ` +
    'Stop it first, or choose another DATA_DIR (and PORT).'
  );
}
