import {
  importWords,
  isWithinLimits,
  mergeWords,
  wordKey,
  type ImportedWord,
} from '../../../learning/index.js';
import { importReviews } from '../../../review/index.js';
import type { ImportError } from '../upload/import.js';
import { errorOf } from '../check/item-check.js';
import { reviewsOfDeck } from './reviews-of-deck.js';
import { wordOf, type WordOfItem } from './word-of-item.js';
import type { ItemOf, WriteContext, Writer } from './write-context.js';

/** The items of a batch that are one word. */
interface Group extends WordOfItem {
  items: ItemOf<'words'>[];
}

/** Collects words, with their past where they are new. */
export const writeWords: Writer<'words'> = async (context, items) => {
  const groups = groupsOf(context, items);
  const words = [...groups.values()].map(({ word }) => word);
  const imported = await importWords(context.sql, context.importer, words);
  for (const [key, { items: failed }] of groups) {
    if (!imported.has(key)) context.faults.add(...failed.map(tooMany));
  }
  count(context, imported);
  await context.ids.add('word', idsOf(groups, imported));
  await importReviews(context.sql, context.importer, pastOf(context, groups, imported));
};

/** The words by their keys; one that comes twice is there once, with the lists of both. */
function groupsOf(context: WriteContext, items: readonly ItemOf<'words'>[]): Map<string, Group> {
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

function count({ counts }: WriteContext, imported: ReadonlyMap<string, ImportedWord>): void {
  const created = [...imported.values()].filter(({ isNew }) => isNew).length;
  counts.createdCount += created;
  counts.updatedCount += imported.size - created;
}

// Only the first item of a new word brings its past along.
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
  { at }: WriteContext,
  groups: Map<string, Group>,
  imported: ReadonlyMap<string, ImportedWord>,
) {
  return [...groups].flatMap(([key, { reviews }]) => {
    const word = imported.get(key);
    return word?.isNew ? reviewsOfDeck(reviews, word.id, at) : [];
  });
}

function tooMany(item: ItemOf<'words'>): ImportError {
  const description = 'The word would have more than 50 tags, 50 notes or 20 contexts';
  return errorOf(item, { reason: 'TOO_MANY', description });
}
