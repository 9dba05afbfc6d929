import { areWordbooksWithinLimit } from '../../../wordbooks/index.js';
import { ImportFault } from '../import.js';
import type { WriteContext } from './write-context.js';

/**
 * Holds the wordbooks of the file and those that were made meanwhile to the limit for both.
 * @throws ImportFault `TOO_MANY_WORDBOOKS`
 */
export async function settleWordbooks({ sql, importer }: WriteContext): Promise<void> {
  if (await areWordbooksWithinLimit(sql, importer.userId)) return;
  throw new ImportFault({
    line: null,
    field: 'wordbooks',
    reason: 'TOO_MANY_WORDBOOKS',
    description:
      'Together with the wordbooks that you created during the import, you would have more than 500',
  });
}
