import { DAY_MS } from '@wordgrove/contracts';
import type { LoggedReview, Memory } from '@wordgrove/scheduling';
import { errorOf, type ItemPlace } from '../../../platform/files/import-fault.js';
import type { WriteContext } from '../../../platform/files/import-section.js';
import { Pause } from '../../../platform/time/pause.js';
import {
  lockMemoriesOf,
  memoryOf,
  replay,
  saveMemory,
  scheduleOf,
  waitForTurn,
  type ScheduledMemory,
  type WordWithPast,
} from '../../learning/index.js';
import { readLogs } from '../log/review-log.repository.js';
import { refolded } from '../refold/refolded.js';

/** The share of the stability by which memories differ at most, and the share that fuzz moves their due dates at most. */
const MAX_STABILITY_APART = 0.01;
const MAX_FUZZ = 0.25;

/**
 * Folds the memories of new words from the reviews that came with them. A memory that the file gives is not believed: it is
 * reported if it differs from what its reviews result in by the parameters of the file.
 */
export async function foldImported(
  context: WriteContext,
  words: readonly WordWithPast[],
): Promise<void> {
  const { sql, importer, at } = context;
  const places = new Map(words.map(({ wordId, remembered }) => [wordId, remembered]));
  const wordIds = [...places.keys()];
  if (wordIds.length === 0) return;
  const changeNumber = await waitForTurn(sql, importer.userId);
  const logs = await readLogs(sql, wordIds);
  const pause = new Pause();
  for (const word of await lockMemoriesOf(sql, importer.userId, wordIds)) {
    const log = logs.get(word.wordId) ?? [];
    await report(context, word, { log, place: places.get(word.wordId), pause });
    const memory = await refolded(word, log, pause);
    if (memory !== undefined)
      await saveMemory(sql, { wordId: word.wordId, memory }, { at, changeNumber });
  }
}

async function report(
  context: WriteContext,
  word: ScheduledMemory,
  { log, place, pause }: { log: LoggedReview[]; place: ItemPlace | undefined; pause: Pause },
): Promise<void> {
  if (place === undefined) return;
  const { ofFile } = scheduleOf(context);
  const said = memoryOf(word);
  for (const zoned of [{ word, log }, withoutZones(word, log)])
    if (isNear(await replay(zoned.word, zoned.log, ofFile, pause), said)) return;
  const description = 'is not what the reviews of the file result in; the reviews count';
  context.faults.add(errorOf(place, { reason: 'MEMORY_DIFFERS', field: 'memory', description }));
}

/** Before reviews had zones, their days were counted by midnights in UTC, and so were the memories of files from then. */
function withoutZones(word: ScheduledMemory, log: readonly LoggedReview[]) {
  return {
    word: { ...word, declaredTimeZone: null, lastReviewTimeZone: null },
    log: log.map((review) => ({ ...review, timeZone: null })),
  };
}

/** Other versions of the scheduler may round and fuzz otherwise. */
function isNear(one: Memory, other: Memory): boolean {
  const stability = Math.max(one.stability, other.stability);
  const daysApart = Math.abs(one.nextReviewAt.getTime() - other.nextReviewAt.getTime()) / DAY_MS;
  return (
    one.state === other.state &&
    one.reviewCount === other.reviewCount &&
    one.lapseCount === other.lapseCount &&
    Math.abs(one.stability - other.stability) <= MAX_STABILITY_APART * stability &&
    daysApart <= 1 + MAX_FUZZ * stability
  );
}
