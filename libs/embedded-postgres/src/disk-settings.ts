import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import type { DiskState } from './disk-state.js';
import type { ServerIdentity } from './server-identity.js';
import { parameterLines, replaceSettings, type ServerParameters } from './server-settings.js';

/** The size in bytes of the log while space is tight. A checkpoint comes at half of it, and takes until the rest is written. */
export const SMALL_LOG_BYTES = 64 * 1_024 * 1_024;
/** The log while space is short. A checkpoint comes as often, but does not wait. PostgreSQL takes no smaller one. */
const LEAST_LOG = '32MB';
/** The size in bytes of the log if no setting says so. It is PostgreSQL's own default of `max_wal_size`. */
export const USUAL_LOG_BYTES = 1_024 * 1_024 * 1_024;
/** The part of the reserve that each session may use for sorting on the disk. */
const SORTED_PART = 1 / 16;
/** PostgreSQL takes no larger one. */
const MAX_SORTED_KB = 2 ** 31 - 1;

/** The name of the file that PostgreSQL reads last, after an operator's own. */
export const DISK_SETTINGS = 'disk-space.conf';

/** Writes the parameters for the space that is left on the disk. The server reads them at its start, or when it is told to. */
export async function writeDiskSettings(
  cluster: string,
  state: DiskState,
  { reserveBytes, identity }: { reserveBytes: number; identity: ServerIdentity | undefined },
): Promise<void> {
  const path = join(cluster, DISK_SETTINGS);
  if (state === 'PLENTY') return rm(path, { force: true });
  const lines = [
    '# Written while there is little space on the disk, and removed when there is more. It overrides local.conf.',
    ...parameterLines(parametersIn(state, reserveBytes)),
  ];
  await replaceSettings(path, lines, identity);
}

/**
 * With checksums, a page that is read for the first time after a checkpoint may be logged as a whole. So reads and autovacuum alone
 * let the log grow to its full size.
 */
function parametersIn(state: DiskState, reserveBytes: number): ServerParameters {
  const smallLog = {
    max_wal_size: `${SMALL_LOG_BYTES / 1_024}kB`,
    min_wal_size: `${SMALL_LOG_BYTES / 1_024}kB`,
    wal_compression: 'on',
    // It would advise a larger log.
    checkpoint_warning: 0,
  };
  return state === 'TIGHT' ? smallLog : { ...smallLog, ...quiet(reserveBytes) };
}

/** Parameters against all that the server writes by itself or for reads. */
function quiet(reserveBytes: number): ServerParameters {
  return {
    max_wal_size: LEAST_LOG,
    min_wal_size: LEAST_LOG,
    checkpoint_completion_target: 0,
    autovacuum: 'off',
    temp_file_limit: `${Math.min(Math.floor((reserveBytes * SORTED_PART) / 1_024), MAX_SORTED_KB)}kB`,
    // Processes of one query share memory through files.
    max_parallel_workers_per_gather: 0,
    // The server's log file has neither a line for each checkpoint nor the statements that fail.
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
  };
}
