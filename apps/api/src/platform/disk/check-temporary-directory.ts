import { tmpdir } from 'node:os';
import { StartFault } from '../config/start-fault.js';
import { reasonOfFault, tryDirectory } from './directory-fault.js';

/**
 * Checks that temporary files can be written. A full disk does not keep the service from starting, since most of it needs none.
 * @throws StartFault that names `TMPDIR`
 */
export async function checkTemporaryDirectory(): Promise<void> {
  const directory = tmpdir();
  const reason = reasonOfFault((await tryDirectory(directory))?.code);
  if (reason !== undefined)
    throw new StartFault(
      `TMPDIR ${directory} ${reason}. Set it to a directory for temporary files that can be written to.`,
    );
}
