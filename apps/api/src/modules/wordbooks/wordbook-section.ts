import { LIMITS } from '@wordgrove/contracts';
import type { ExportedWordbook } from '@wordgrove/dto';
import type { CheckedItem } from '../../platform/files/checked-item.js';
import { derivedId } from '../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf, type ImportError } from '../../platform/files/import-fault.js';
import type {
  CheckContext,
  ImportSection,
  WriteContext,
} from '../../platform/files/import-section.js';
import { noteRenamed } from '../../platform/files/renamed-ids.js';
import { countOwn, hasOwn, importWordbook } from './wordbook-import.repository.js';
import {
  ownerIdOf,
  WORDBOOK_SHAPE,
  WORDBOOK_WORD_SHAPE,
  type WordOfFile,
} from './wordbook-shape.js';
import { TOO_MANY_WORDBOOKS } from './wordbook.js';

/** The section of wordbooks, which belong to the user after the import. */
export const WORDBOOK_SECTION: ImportSection<ExportedWordbook> = {
  ...WORDBOOK_SHAPE,
  check: checkWordbooks,
  write: writeWordbooks,
};

type WordbookItem = CheckedItem<ExportedWordbook>;

async function checkWordbooks(
  context: CheckContext,
  items: readonly WordbookItem[],
): Promise<readonly WordbookItem[]> {
  const passed: WordbookItem[] = [];
  for (const item of items) {
    if (item.id === undefined) context.faults.add(errorOf(item, COMES_TWICE));
    else if (await hasRoom(context, item)) passed.push(item);
    else context.faults.add(tooMany(item));
  }
  return passed;
}

/** Returns whether the user can have the wordbook, too, after those that come before it in the file. */
async function hasRoom({ sql, importer, shared }: CheckContext, { value }: WordbookItem) {
  const { userId } = importer;
  const room = shared<{ left?: number }>('room for wordbooks', () => ({}));
  room.left ??= LIMITS.wordbooks - (await countOwn(sql, userId));
  if (await hasOwn(sql, userId, [value.id, derivedId(userId, value.id)])) return true;
  room.left -= 1;
  return room.left >= 0;
}

async function writeWordbooks(
  context: WriteContext,
  items: readonly WordbookItem[],
): Promise<void> {
  const { sql, importer, faults } = context;
  for (const item of items) {
    const { value } = item;
    const otherId = derivedId(importer.userId, value.id);
    const wordbook = {
      id: value.id,
      ownerId: importer.userId,
      otherId,
      name: value.name,
      description: value.description,
      language: value.language,
      visibility: value.visibility,
      createdAt: value.created_at,
      updatedAt: value.updated_at,
    };
    const id = await importWordbook(sql, wordbook, wordsOf(context, item));
    if (id === undefined) faults.add(tooMany(item));
    else if (id === otherId) noteRenamed(context, WORDBOOK_SHAPE.name, value.id);
  }
}

async function* wordsOf({ file }: WriteContext, { path }: WordbookItem) {
  const parts = file.partsOf<WordOfFile>(WORDBOOK_WORD_SHAPE.name, [ownerIdOf(path)]);
  for await (const page of parts)
    yield page.map(({ value: { term, note = null } }) => ({ term, note }));
}

function tooMany(item: WordbookItem): ImportError {
  return errorOf(item, { reason: 'TOO_MANY_WORDBOOKS', description: TOO_MANY_WORDBOOKS });
}
