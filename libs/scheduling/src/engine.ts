import {
  type Card,
  forgetting_curve as forgettingCurve,
  type FSRS,
  fsrs,
  GenSeedStrategyWithCardId,
  type Grade,
  Rating as FsrsRating,
  State,
  StrategyMode,
} from 'ts-fsrs';
import { DAY_MS, type DayZone } from './learner-day.js';
import type { Memory, MemoryState, Rating, SchedulingParameters } from './memory.js';

const MAX_INTERVAL_DAYS = 36_500;
const WEIGHT_COUNT = 21;

const GRADES: Record<Rating, Grade> = {
  AGAIN: FsrsRating.Again,
  HARD: FsrsRating.Hard,
  GOOD: FsrsRating.Good,
  EASY: FsrsRating.Easy,
};

const STATES: Record<MemoryState, State> = {
  NEW: State.New,
  LEARNING: State.Learning,
  REVIEW: State.Review,
  RELEARNING: State.Relearning,
};

const STATE_NAMES: Record<State, MemoryState> = {
  [State.New]: 'NEW',
  [State.Learning]: 'LEARNING',
  [State.Review]: 'REVIEW',
  [State.Relearning]: 'RELEARNING',
};

/** One review, as the engine needs it. */
export interface EngineReview {
  readonly seed: string;
  readonly rating: Rating;
  readonly reviewedAt: Date;
  readonly timeZone: DayZone;
  /** The learner's days since the memory was last fresh; null for a NEW word. */
  readonly days: number | null;
}

/** FSRS-6 for one set of parameters. Only this class uses the library. */
export class Engine {
  readonly #scheduler: FSRS;

  /** @throws RangeError if the retention is outside (0, 1] or there are not exactly 21 finite weights */
  constructor(parameters: SchedulingParameters) {
    // The library's own seed holds the review's time; the word and its count of reviews stay the same in any replay.
    this.#scheduler = fsrs({
      ...libraryParameters(parameters),
      enable_fuzz: true,
      enable_short_term: true,
      maximum_interval: MAX_INTERVAL_DAYS,
    }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'));
  }

  /** The days of interval per day of stability, for the desired retention. */
  get intervalModifier(): number {
    return this.#scheduler.interval_modifier;
  }

  /**
   * The difficulty of a memory that was declared and not observed: FSRS's first difficulty for
   * Good.
   */
  declaredDifficulty(): number {
    return Math.min(Math.max(this.#scheduler.init_difficulty(FsrsRating.Good), 1), 10);
  }

  /**
   * Returns the time at which a declared memory with this stability fades to the desired retention: whole
   * days from `since`, at least one, with the fuzz of a first review.
   */
  fadesAt(stability: number, since: Date, seed: string): Date {
    const days = Math.round(stability * this.intervalModifier);
    this.#scheduler.seed = `${seed}0`;
    const shifted = this.#scheduler.apply_fuzz(Math.min(Math.max(days, 1), MAX_INTERVAL_DAYS), 0);
    return daysAfter(since, Math.min(shifted, MAX_INTERVAL_DAYS));
  }

  /** Returns the memory after one more review. */
  next(memory: Memory, review: EngineReview): Memory {
    const { card } = this.#scheduler.next(
      toCard(memory, review),
      review.reviewedAt,
      GRADES[review.rating],
    );
    return toMemory(card, review);
  }

  /** Returns the chance of recall, 0–1, that many days after the memory was last fresh. */
  recallAfter(days: number, stability: number): number {
    return forgettingCurve(this.#scheduler.parameters.w, days, stability);
  }
}

const engines = new WeakMap<SchedulingParameters, Engine>();

/**
 * Returns the engine for these parameters. It is created once per object, because creating it takes
 * longer than a review.
 */
export function engineFor(parameters: SchedulingParameters): Engine {
  const known = engines.get(parameters);
  if (known !== undefined) return known;
  const engine = new Engine(parameters);
  engines.set(parameters, engine);
  return engine;
}

function libraryParameters({ desiredRetention, weights }: SchedulingParameters) {
  if (!(desiredRetention > 0 && desiredRetention <= 1))
    throw new RangeError(`desired retention ${desiredRetention} is not within (0, 1]`);
  if (weights === undefined) return { request_retention: desiredRetention };
  // The library would take the 17 or 19 weights of older versions, or fall back to its own, without an error.
  if (weights.length !== WEIGHT_COUNT || !weights.every(Number.isFinite))
    throw new RangeError(`FSRS-6 takes ${WEIGHT_COUNT} finite weights`);
  return { request_retention: desiredRetention, w: [...weights] };
}

function toCard(memory: Memory, review: EngineReview): Card & { seed: string } {
  return {
    seed: review.seed,
    state: STATES[memory.state],
    stability: memory.stability,
    difficulty: memory.difficulty,
    reps: memory.reviewCount,
    lapses: memory.lapseCount,
    learning_steps: memory.learningStep,
    due: memory.nextReviewAt,
    // The library counts midnights in UTC, of which there are as many as there were days of the learner.
    last_review: review.days === null ? undefined : daysAfter(review.reviewedAt, -review.days),
    // Written by the library, never read: it works both out from the dates.
    elapsed_days: 0,
    scheduled_days: 0,
  };
}

function toMemory(card: Card, { reviewedAt, timeZone }: EngineReview): Memory {
  // Hard, Good and Easy are kept a day apart even at the maximum, which the library then exceeds.
  const latest = daysAfter(reviewedAt, MAX_INTERVAL_DAYS);
  return {
    state: STATE_NAMES[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    reviewCount: card.reps,
    lapseCount: card.lapses,
    learningStep: card.learning_steps,
    lastReviewedAt: reviewedAt,
    lastReviewTimeZone: timeZone,
    nextReviewAt: card.due > latest ? latest : card.due,
  };
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
