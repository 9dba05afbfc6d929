import { isDeepStrictEqual } from 'node:util';
import { errorOf, type ItemPlace } from '../../../platform/files/import-fault.js';
import type { CheckContext } from '../../../platform/files/import-section.js';
import type { ReadFile, StagedPart } from '../../../platform/files/staged-file.js';
import { Pause } from '../../../platform/time/pause.js';
import { mergeWords } from '../collect/word-to-collect.js';
import { contentOf, isWithinLimits, OVER_LIMITS } from '../members/word-content.js';
import { WORD_SHAPE } from './word-shape.js';
import { wordOf, type WordItem, type WordScene } from './word-of-item.js';
import type { WordToImport } from './word-to-import.js';

/** The items of a file that have the same word. */
export interface Group {
  word: WordToImport;
  /** The first of them. Only this one brings its past with it. */
  item: WordItem;
  /** The places of those from which the word has something. */
  places: ItemPlace[];
}

type RepeatedWord = StagedPart<WordItem['value'], NonNullable<WordItem['past']>>;

/**
 * Returns the words of some items, each with the lists of the items further on in the file that have the same word.
 * Those with which a list would be too long are left out and passed to `refuse`.
 */
export async function groupsOf(
  scene: WordScene & { file: ReadFile },
  items: readonly WordItem[],
  refuse: (refused: readonly RepeatedWord[]) => Promise<void>,
): Promise<Group[]> {
  const groups = items.map((item): Group => ({ word: wordOf(scene, item), item, places: [item] }));
  const byRecord = new Map(groups.map((group) => [group.item.record ?? '', group]));
  const repeated = scene.file.partsOf<WordItem['value'], NonNullable<WordItem['past']>>(
    WORD_SHAPE.name,
    [...byRecord.keys()],
  );
  const pause = new Pause();
  for await (const page of repeated) {
    const refused: RepeatedWord[] = [];
    for (const item of page) {
      const group = byRecord.get(item.ownerId);
      if (group !== undefined && !add(scene, group, item)) refused.push(item);
      if (pause.isDue) await pause.take();
    }
    if (refused.length > 0) await refuse(refused);
  }
  return groups;
}

/** Reports items with which a word would have too long a list. */
export function reportTooMany({ faults }: Pick<CheckContext, 'faults'>, places: ItemPlace[]): void {
  faults.add(
    ...places.map((place) => errorOf(place, { reason: 'TOO_MANY', description: OVER_LIMITS })),
  );
}

/** Returns false if the word would have too long a list then. It stays as it is. */
function add(scene: WordScene, group: Group, item: RepeatedWord): boolean {
  const merged = { ...group.word, ...mergeWords(group.word, wordOf(scene, item)) };
  if (!isWithinLimits(merged)) return false;
  if (!isDeepStrictEqual(contentOf(merged), contentOf(group.word))) group.places.push(item);
  group.word = merged;
  return true;
}
