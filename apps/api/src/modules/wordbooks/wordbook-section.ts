import { LIMITS } from '@wordgrove/contracts';
import { ExportedWordbook } from '@wordgrove/dto';
import { derivedId } from '../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf, ImportFault } from '../../platform/files/import-fault.js';
import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../platform/files/import-section.js';
import { importWordbook } from './wordbook-import.repository.js';
import { areWordbooksWithinLimit } from './wordbook-turn.repository.js';
import { TOO_MANY_WORDBOOKS } from './wordbook.js';

/** Wordbooks, which belong to the user then. */
export const WORDBOOK_SECTION: ImportSection<ExportedWordbook> = {
  name: 'wordbooks',
  Dto: ExportedWordbook,
  scope: 'wordbooks:write',
  // Of ten thousand terms with notes.
  mostMembers: 40_000,
  // Each may be megabytes.
  batchSize: 1,
  write: writeWordbooks,
  settle: settleWordbooks,
};

async function writeWordbooks(
  { sql, importer, ids, faults }: ImportContext,
  items: readonly CheckedItem<ExportedWordbook>[],
): Promise<void> {
  for (const item of items) {
    const { value } = item;
    const known = await ids.find('wordbook', [value.id]);
    if (known.size > 0) {
      faults.add(errorOf(item, COMES_TWICE));
      continue;
    }
    const id = await importWordbook(sql, {
      id: value.id,
      ownerId: importer.userId,
      otherId: derivedId(importer.userId, value.id),
      name: value.name,
      description: value.description,
      language: value.language,
      visibility: value.visibility,
      createdAt: value.created_at,
      updatedAt: value.updated_at,
      words: value.words.map(({ term, note = null }) => ({ term, note })),
    });
    const description = TOO_MANY_WORDBOOKS;
    if (id !== undefined) await ids.add('wordbook', [{ oldId: value.id, id, isNew: true }]);
    else faults.add(errorOf(item, { reason: 'TOO_MANY_WORDBOOKS', description }));
  }
}

/**
 * Holds the wordbooks of the file and those that were made meanwhile to the limit for both.
 * @throws ImportFault `TOO_MANY_WORDBOOKS`
 */
async function settleWordbooks({ sql, importer, has }: ImportContext): Promise<void> {
  if (!has('wordbooks') || (await areWordbooksWithinLimit(sql, importer.userId))) return;
  throw new ImportFault({
    line: null,
    field: 'wordbooks',
    reason: 'TOO_MANY_WORDBOOKS',
    description: `Together with the wordbooks that you created during the import, you would have more than ${LIMITS.wordbooks}`,
  });
}
