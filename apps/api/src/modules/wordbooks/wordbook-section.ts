import { LIMITS } from '@wordgrove/contracts';
import type { ExportedWordbook } from '@wordgrove/dto';
import { derivedId } from '../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf, ImportFault } from '../../platform/files/import-fault.js';
import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../platform/files/import-section.js';
import { importWordbook } from './wordbook-import.repository.js';
import { areWordbooksWithinLimit } from './wordbook-turn.repository.js';
import { WORDBOOK_SHAPE } from './wordbook-shape.js';
import { TOO_MANY_WORDBOOKS } from './wordbook.js';

/** The section of wordbooks, which belong to the user after the import. */
export const WORDBOOK_SECTION: ImportSection<ExportedWordbook> = {
  ...WORDBOOK_SHAPE,
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
 * Checks the limit for the wordbooks of the file together with those that were created in the meantime.
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
