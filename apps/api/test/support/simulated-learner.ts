import { randomUUID } from 'node:crypto';
import {
  applyReview,
  foldReviews,
  initialMemory,
  learnerDay,
  type LoggedReview,
  masteryLevel,
  retrievability,
  type Origin,
} from '@wordgrove/scheduling';
import { default_w as defaultWeights } from 'ts-fsrs';
import { Learner } from './learner.js';
import type { TestApp } from './test-app.js';

const DAY_MS = 24 * 3_600_000;
const PARAMETERS = { desiredRetention: 0.9 };

/** The weights of one who forgets far sooner than most, and gains less from each review. */
export const FORGETFUL = defaultWeights.map((weight, n) =>
  n < 4 ? weight * 0.1 : n === 8 ? 0.3 : weight,
);

/** A word with the reviews that took place. */
export interface SimulatedWord {
  id: string;
  origin: Origin;
  log: LoggedReview[];
}

/** A learner who reviews as the default weights schedule. */
export interface Simulation {
  /** True if the memory follows {@link FORGETFUL}; otherwise it follows the default weights. */
  forgets?: boolean;
  wordCount: number;
  /** From the first word on. */
  days: number;
  seed: number;
}

/** Makes the learner, with words and reviews in the database as the service would have left them. */
export async function simulatedLearner(service: TestApp, simulation: Simulation) {
  const learner = await Learner.of(service);
  const start = service.clock.now();
  const terms = Array.from({ length: simulation.wordCount }, (_, n) => `word ${n}`);
  const { body } = await learner.post('/api/v1/learning/collect-words', {
    specs: terms.map((term) => ({ term })),
  });
  if (!body.learned_words) console.log(JSON.stringify(body));
  const random = mulberry32(simulation.seed);
  const words = terms.map((term, n): SimulatedWord => {
    const origin = {
      seed: `LANGUAGE_ENGLISH ${term}`,
      createdAt: start,
      declaredMasteryLevel: 0,
      declaredAt: new Date(0),
      declaredTimeZone: null,
    };
    const first = new Date(start.getTime() + (n * 20 * DAY_MS) / simulation.wordCount);
    return {
      id: body.learned_words[n].id,
      origin,
      log: reviewed(origin, first, simulation, random),
    };
  });
  service.clock.advance({ days: simulation.days });
  await store(service, learner.userId, words);
  return { learner, words };
}

/** Reviews from the first one on, each within a day of when it falls due. */
function reviewed(
  origin: Origin,
  first: Date,
  { forgets, days }: Simulation,
  random: () => number,
): LoggedReview[] {
  const own = { ...PARAMETERS, ...(forgets && { weights: FORGETFUL }) };
  const end = origin.createdAt.getTime() + days * DAY_MS;
  const log: LoggedReview[] = [];
  let scheduled = initialMemory(origin, PARAMETERS);
  let remembered = initialMemory(origin, own);
  let at = first;
  while (at.getTime() < end) {
    const chance =
      log.length === 0 ? 0.7 : retrievability(remembered, learnerDay(at, 'UTC'), origin, own);
    const rating = random() < chance ? ('GOOD' as const) : ('AGAIN' as const);
    const review = { id: randomUUID(), reviewedAt: at, timeZone: 'UTC', rating };
    log.push(review);
    scheduled = applyReview(scheduled, review, origin, PARAMETERS);
    remembered = applyReview(remembered, review, origin, own);
    const late = scheduled.state === 'REVIEW' ? random() * DAY_MS : 60_000;
    at = new Date(Math.floor(scheduled.nextReviewAt.getTime() + late));
  }
  return log;
}

async function store({ database }: TestApp, userId: string, words: readonly SimulatedWord[]) {
  const reviews = words.flatMap(({ id, log }) => log.map((review) => ({ ...review, word: id })));
  await database.pool.query(
    `insert into reviews (id, user_id, flashcard_id, learned_word_id, question_type, is_correct,
       answer_check, rating, previous_mastery_level, mastery_level, reviewed_at, time_zone,
       next_review_at, created_at)
     select id, $1, null, word, 'QUESTION_TYPE_RECALL', rating <> 'AGAIN', 'NOT_CHECKED', rating,
       1, 1, "reviewedAt", "timeZone", "reviewedAt", "reviewedAt"
     from jsonb_to_recordset($2::jsonb) as review (id uuid, word uuid, rating text,
       "reviewedAt" timestamptz, "timeZone" text)`,
    [userId, JSON.stringify(reviews)],
  );
  const memories = words.map(({ id, origin, log }) => {
    const memory = foldReviews(origin, log, PARAMETERS);
    return { ...memory, id, level: masteryLevel(memory) };
  });
  await database.pool.query(
    `update learned_words set memory_state = memory.state, stability = memory.stability,
       difficulty = memory.difficulty, learning_step = memory."learningStep",
       review_count = memory."reviewCount", lapse_count = memory."lapseCount",
       last_reviewed_at = memory."lastReviewedAt",
       last_review_time_zone = memory."lastReviewTimeZone", next_review_at = memory."nextReviewAt",
       mastery_level = memory.level
     from jsonb_to_recordset($1::jsonb) as memory (id uuid, state text, stability float8,
       difficulty float8, "learningStep" int, "reviewCount" int, "lapseCount" int,
       "lastReviewedAt" timestamptz, "lastReviewTimeZone" text, "nextReviewAt" timestamptz, level smallint)
     where learned_words.id = memory.id`,
    [JSON.stringify(memories)],
  );
}

/** Random numbers from 0 to 1, the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
