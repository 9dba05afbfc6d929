import {
  isVisibleName,
  LIMITS,
  type ErrorDetail,
  type WordbookVisibility,
} from '@wordgrove/contracts';
import type { ExportedWordbook } from '@wordgrove/dto';
import type { CheckedItem } from '../../platform/files/checked-item.js';
import { derivedId } from '../../platform/files/derived-id.js';
import { COMES_TWICE, errorOf } from '../../platform/files/import-fault.js';
import type {
  CheckContext,
  Importer,
  ImportSection,
  WriteContext,
} from '../../platform/files/import-section.js';
import { noteRenamed } from '../../platform/files/renamed-ids.js';
import {
  countOwn,
  findOwn,
  importWordbook,
  type WordbookToImport,
} from './wordbook-import.repository.js';
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

const TOO_MANY: ErrorDetail = { reason: 'TOO_MANY_WORDBOOKS', description: TOO_MANY_WORDBOOKS };

type WordbookItem = CheckedItem<ExportedWordbook>;

async function checkWordbooks(
  context: CheckContext,
  items: readonly WordbookItem[],
): Promise<readonly WordbookItem[]> {
  const passed: WordbookItem[] = [];
  for (const item of items) {
    const fault = await faultOf(context, item);
    if (fault === undefined) passed.push(item);
    else context.faults.add(errorOf(item, fault));
  }
  return passed;
}

async function faultOf(
  context: CheckContext,
  item: WordbookItem,
): Promise<ErrorDetail | undefined> {
  if (item.id === undefined) return COMES_TWICE;
  const known = await findOwn(context.sql, placeOf(context.importer, item));
  if (known !== undefined) return undefined;
  return (await takeRoom(context)) ? undefined : TOO_MANY;
}

/** Returns whether the user can have one more wordbook after those that come before it in the file. */
async function takeRoom({ sql, importer, shared }: CheckContext): Promise<boolean> {
  const room = shared<{ left?: number }>('room for wordbooks', () => ({}));
  room.left ??= LIMITS.wordbooks - (await countOwn(sql, importer.userId));
  room.left -= 1;
  return room.left >= 0;
}

async function writeWordbooks(
  context: WriteContext,
  items: readonly WordbookItem[],
): Promise<void> {
  const { sql, importer, faults } = context;
  for (const item of items) {
    const wordbook = wordbookOf(importer, item);
    const id = await importWordbook(sql, wordbook, wordsOf(context, item));
    if (id === undefined) faults.add(errorOf(item, TOO_MANY));
    else if (id === wordbook.otherId) noteRenamed(context, WORDBOOK_SHAPE.name, wordbook.id);
  }
}

async function* wordsOf({ file }: WriteContext, { path }: WordbookItem) {
  const parts = file.partsOf<WordOfFile>(WORDBOOK_WORD_SHAPE.name, [ownerIdOf(path)]);
  for await (const page of parts)
    yield page.map(({ value: { term, note = null } }) => ({ term, note }));
}

/**
 * Returns who sees the wordbook. An export can have a name that is older than the check of names. Only its user sees it
 * then, who needs another name to share it.
 */
function visibilityOf({ name, visibility }: ExportedWordbook): WordbookVisibility {
  return isVisibleName(name) ? visibility : 'PRIVATE';
}

function placeOf({ userId }: Importer, { value: { id } }: WordbookItem) {
  return { id, ownerId: userId, otherId: derivedId(userId, id) };
}

function wordbookOf(importer: Importer, item: WordbookItem): WordbookToImport {
  const { value } = item;
  return {
    ...placeOf(importer, item),
    name: value.name,
    description: value.description,
    language: value.language,
    visibility: visibilityOf(value),
    createdAt: value.created_at,
    updatedAt: value.updated_at,
  };
}
