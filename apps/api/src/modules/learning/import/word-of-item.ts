import { randomUUID } from 'node:crypto';
import type { ExportedWord } from '@wordgrove/dto';
import {
  type DayZone,
  masteryLevel,
  type Memory,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import type { CheckedItem } from '../../../platform/files/checked-item.js';
import type { CheckContext } from '../../../platform/files/import-section.js';
import type { Pause } from '../../../platform/time/pause.js';
import type { PastOfWord } from './past-of-word.js';
import { scheduleOf } from './schedule-of-import.js';
import {
  freshWord,
  wordWithPast,
  wordWithReviews,
  type FoldedReview,
  type KnownPast,
} from './word-of-file.js';
import type { WordToImport } from './word-to-import.js';

/** A word of a file after its check. */
export type WordItem = CheckedItem<ExportedWord, PastOfWord>;

/** A word of a file with the reviews that came with it. */
export interface WordOfItem {
  word: WordToImport;
  reviews: FoldedReview[];
}

/** The facts that all words of a file share. */
export type WordScene = Pick<CheckContext, 'at' | 'language' | 'has' | 'shared'> & {
  /** The parameters that schedule the user's words. */
  parameters: SchedulingParameters;
  /** The user's zone, by which the days are counted if the file names none. */
  timeZone: string;
};

/** Returns the word that an item creates if it is new, without the reviews that came with it. */
export function wordOf(context: WordScene, { value, past }: WordItem): WordToImport {
  const { at, parameters, timeZone } = context;
  const spec = { ...value, language: value.language ?? context.language };
  const known = value.memory && knownPast(context, value);
  const made = known
    ? wordWithPast(spec, known, parameters)
    : freshWord(spec, { at, timeZone }, parameters);
  const id = value.id?.toLowerCase() ?? made.id;
  const senseId = value.sense_id ?? null;
  return { ...made, id, senseId, suspended: past?.suspended ?? made.suspended };
}

/** Returns a word of {@link wordOf} with the reviews that came with it, and lets others in. */
export async function withReviews(
  word: WordToImport,
  { past }: WordItem,
  { parameters, timeZone }: Pick<WordScene, 'parameters' | 'timeZone'>,
  pause: Pause,
): Promise<WordOfItem> {
  if (past === undefined || past.reviews.length === 0) return { word, reviews: [] };
  return wordWithReviews(word, loggedReviews(past, timeZone), parameters, pause);
}

function* loggedReviews({ reviews }: PastOfWord, timeZone: string) {
  for (const { at, rating, timeMs } of reviews)
    yield { id: randomUUID(), reviewedAt: new Date(at), timeZone, rating, timeMs };
}

/** Returns the word's past according to the file. The check has made sure that it is complete. */
function knownPast(context: WordScene, value: ExportedWord): KnownPast {
  const { at, timeZone } = context;
  const said = value.memory;
  const created = new Date(value.created_at ?? at);
  const memory: Memory = {
    state: said?.state ?? 'NEW',
    stability: said?.stability ?? 0,
    difficulty: said?.difficulty ?? 0,
    learningStep: said?.learning_step ?? 0,
    reviewCount: value.review_count ?? 0,
    lapseCount: value.lapse_count ?? 0,
    lastReviewedAt: value.last_reviewed_at ? new Date(value.last_reviewed_at) : null,
    lastReviewTimeZone: zoneOr(timeZone, said?.last_review_time_zone),
    nextReviewAt: new Date(value.next_review_at ?? created),
  };
  const past: KnownPast = {
    memory,
    suspended: said?.suspended ?? false,
    declaredMasteryLevel: said?.declared_mastery_level ?? 0,
    declaredAt: new Date(said?.declared_at ?? created),
    declaredTimeZone: zoneOr(timeZone, said?.declared_time_zone),
    createdAt: created,
    updatedAt: new Date(value.updated_at ?? created),
  };
  const schedule = scheduleOf(context);
  schedule.isAny = true;
  if (memory.lastReviewedAt === null || context.has('reviews')) return past;
  schedule.isLogMissing = true;
  return { ...past, ...standIn(memory) };
}

/**
 * Returns a declaration that stands in for missing reviews. Without them the memory cannot be folded again,
 * so its level counts as declared after them.
 */
function standIn(memory: Memory) {
  const reviewedAt = memory.lastReviewedAt?.getTime() ?? 0;
  return {
    declaredMasteryLevel: masteryLevel(memory),
    declaredAt: new Date(reviewedAt + 1),
    declaredTimeZone: memory.lastReviewTimeZone,
  };
}

/** Returns the zone that a file names, which may be null, or else the user's. */
function zoneOr(timeZone: string, said: DayZone | undefined): DayZone {
  return said === undefined ? timeZone : said;
}
