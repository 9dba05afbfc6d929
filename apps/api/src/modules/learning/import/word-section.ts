import type { ExportedWord } from '@wordgrove/dto';
import { errorOf, type ImportError } from '../../../platform/files/import-fault.js';
import type { ImportContext, ImportSection } from '../../../platform/files/import-section.js';
import { mergeWords } from '../collect/word-to-collect.js';
import { isWithinLimits, OVER_LIMITS } from '../members/word-content.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { wordKey } from '../term-key.js';
import type { PastOfWord, RecordPast, WordWithPast } from './past-of-word.js';
import { scheduleOfImport } from './schedule-of-import.js';
import { importWords } from './word-import.repository.js';
import { wordOf, type WordItem, type WordOfItem } from './word-of-item.js';
import { WORD_SHAPE } from './word-shape.js';
import type { ImportedWord } from './word-to-import.js';

/**
 * Returns the section of learned words. Some formats keep reviews inside of a word; these go to
 * `recordPast`.
 */
export function wordSection(recordPast: RecordPast): ImportSection<ExportedWord, PastOfWord> {
  return {
    ...WORD_SHAPE,
    async begin(context) {
      const { sql, importer } = context;
      context.shared(scheduleOfImport).before = await findParameters(sql, importer.userId);
    },
    write: (context, items) => writeWords(context, items, recordPast),
  };
}

/** The items of a batch that have the same word. */
interface Group extends WordOfItem {
  items: WordItem[];
}

/** Collects words, and keeps the past of those that are new. */
async function writeWords(
  context: ImportContext,
  items: readonly WordItem[],
  recordPast: RecordPast,
): Promise<void> {
  const groups = groupsOf(context, items);
  const words = [...groups.values()].map(({ word }) => word);
  const imported = await importWords(context.sql, context.importer, words);
  for (const [key, { items: failed }] of groups) {
    if (!imported.has(key)) context.faults.add(...failed.map(tooMany));
  }
  count(context, imported);
  await context.ids.add('word', idsOf(groups, imported));
  await recordPast(context, pastOf(groups, imported));
}

/** Returns the words by their keys. A word that comes twice is there once, with the lists of both items. */
function groupsOf(context: ImportContext, items: readonly WordItem[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const next = wordOf(context, item);
    const key = wordKey(next.word);
    const before = groups.get(key);
    const word = before ? { ...before.word, ...mergeWords(before.word, next.word) } : next.word;
    if (!isWithinLimits(word)) context.faults.add(tooMany(item));
    else if (before) groups.set(key, { ...before, word, items: [...before.items, item] });
    else groups.set(key, { ...next, items: [item] });
  }
  return groups;
}

function count({ counts }: ImportContext, imported: ReadonlyMap<string, ImportedWord>): void {
  const created = [...imported.values()].filter(({ isNew }) => isNew).length;
  counts.createdCount += created;
  counts.updatedCount += imported.size - created;
}

// Only the first item of a new word brings its past with it.
function idsOf(groups: Map<string, Group>, imported: ReadonlyMap<string, ImportedWord>) {
  return [...groups].flatMap(([key, { items }]) => {
    const word = imported.get(key);
    if (word === undefined) return [];
    return items.flatMap(({ value }, index) =>
      value.id === undefined
        ? []
        : [{ oldId: value.id, id: word.id, isNew: word.isNew && index === 0 }],
    );
  });
}

function pastOf(
  groups: Map<string, Group>,
  imported: ReadonlyMap<string, ImportedWord>,
): WordWithPast[] {
  return [...groups].flatMap(([key, { reviews }]) => {
    const word = imported.get(key);
    return word?.isNew ? [{ wordId: word.id, reviews }] : [];
  });
}

function tooMany(item: WordItem): ImportError {
  return errorOf(item, { reason: 'TOO_MANY', description: OVER_LIMITS });
}
