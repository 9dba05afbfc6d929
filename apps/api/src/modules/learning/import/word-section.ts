import type { ErrorDetail } from '@wordgrove/contracts';
import type { ExportedWord } from '@wordgrove/dto';
import type {
  CheckContext,
  ImportSection,
  WriteContext,
} from '../../../platform/files/import-section.js';
import { errorOf } from '../../../platform/files/import-fault.js';
import { Pause } from '../../../platform/time/pause.js';
import { findTimeZone } from '../../accounts/index.js';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';
import { findParameters } from '../memory/memory-parameters.repository.js';
import { wordKey } from '../term-key.js';
import type { PastOfWord, RecordPast, WordWithPast } from './past-of-word.js';
import { findWithoutRoom, importWords } from './word-import.repository.js';
import { openDictionaryFor } from '../../dictionaries/index.js';
import { mayHaveSense } from '../profile/word-profile.js';
import { withReviews, type WordItem, type WordOfItem, type WordScene } from './word-of-item.js';
import { WORD_SHAPE } from './word-shape.js';
import type { ImportedWord } from './word-to-import.js';
import { groupsOf, reportTooMany, type Group } from './words-of-items.js';

const UNKNOWN_SENSE: ErrorDetail = {
  reason: 'UNKNOWN_SENSE',
  field: 'sense_id',
  description: 'is a sense of another word',
};

type GroupWithPast = Group & WordOfItem;

/** Returns the section of learned words. Their reviews go to `recordPast`, in the same transaction. */
export function wordSection(recordPast: RecordPast): ImportSection<ExportedWord, PastOfWord> {
  return {
    ...WORD_SHAPE,
    check: checkWords,
    write: (context, items) => writeWords(context, items, recordPast),
  };
}

/** Returns the items whose words have room for what they add. */
async function checkWords(
  context: CheckContext,
  items: readonly WordItem[],
): Promise<readonly WordItem[]> {
  const { sql, importer, file } = context;
  // The lists of a word do not depend on what schedules it.
  const scene = { ...context, parameters: DEFAULT_PARAMETERS, timeZone: 'UTC' };
  const groups = await groupsOf(scene, items, async (refused) => {
    reportTooMany(context, [...refused]);
    await file.remove(refused.map(({ position }) => position));
  });
  const full = await findWithoutRoom(
    sql,
    importer.userId,
    groups.map(({ word }) => word),
  );
  const [refused, fitting] = parted(groups, ({ word }) => full.has(wordKey(word)));
  for (const { places } of refused) reportTooMany(context, places);
  await openDictionaryFor(fitting.map(({ word }) => word.language));
  const [strange, passed] = parted(fitting, ({ word }) => !mayHaveSense(word));
  for (const { item } of strange) context.faults.add(errorOf(item, UNKNOWN_SENSE));
  return passed.map(({ item }) => item);
}

/** Collects words, and keeps the past of those that are new. */
async function writeWords(
  context: WriteContext,
  items: readonly WordItem[],
  recordPast: RecordPast,
): Promise<void> {
  const { sql, importer } = context;
  const parameters = await findParameters(sql, importer.userId);
  const timeZone = await findTimeZone(sql, importer.userId);
  const scene = { ...context, parameters, timeZone };
  const groups = await groupsOf(scene, items, () => Promise.resolve());
  await openDictionaryFor(groups.map(({ word }) => word.language));
  const known = await withPasts(groups, scene);
  const words = known.map(({ word }) => word);
  const imported = await importWords(sql, importer, words);
  for (const { word, places } of groups)
    if (!imported.has(wordKey(word))) reportTooMany(context, places);
  count(context, imported);
  await recordPast(context, pastOf(known, imported));
}

function count({ counts }: WriteContext, imported: ReadonlyMap<string, ImportedWord>): void {
  const created = [...imported.values()].filter(({ isNew }) => isNew).length;
  counts.createdCount += created;
  counts.updatedCount += imported.size - created;
}

async function withPasts(groups: readonly Group[], scene: WordScene): Promise<GroupWithPast[]> {
  const pause = new Pause();
  const known: GroupWithPast[] = [];
  for (const group of groups)
    known.push({ ...group, ...(await withReviews(group.word, group.item, scene, pause)) });
  return known;
}

function pastOf(
  groups: readonly GroupWithPast[],
  imported: ReadonlyMap<string, ImportedWord>,
): WordWithPast[] {
  return groups.flatMap(({ word, item, reviews }) => {
    const { id, isNew } = imported.get(wordKey(word)) ?? {};
    const remembered = item.value.memory && item;
    return id !== undefined && isNew
      ? [{ wordId: id, idInFile: item.id, remembered, reviews }]
      : [];
  });
}

function parted<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
