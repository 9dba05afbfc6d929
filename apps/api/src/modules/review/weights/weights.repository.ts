import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoggedReview } from '@wordgrove/scheduling';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import {
  FittedWeightsRepository,
  fromReviewedWords,
  mostReviewsFitted,
  OLDEST_FIRST,
  originOf,
  setWeights,
  STORED_MEMORY_COLUMNS,
  waitForTurn,
  WORD_ID,
  type StoredMemory,
} from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import type { WordHistory } from './review-history.js';
import type { Verdict } from './verdict.js';

const WORDS_AT_A_TIME = 500;
/** The largest number of reviews of one word, which the oldest of its log are. More say nothing about other words. */
const MAX_REVIEWS_OF_WORD = 1_000;

type Place = Pick<StoredMemory, 'createdAt' | 'wordId'>;
const FIRST_PLACE: Place = {
  createdAt: '-infinity',
  wordId: '00000000-0000-0000-0000-000000000000',
};

/** Weights that were fitted, and the result of their trial. */
export interface FittedWeights extends FitProgress {
  userId: string;
  weights: readonly number[];
  defaultLogLoss: number;
  fittedLogLoss: number;
  verdict: Verdict;
  at: Date;
}

/**
 * The number of a learner's reviews now, and the largest number at any fit so far; null if there was no
 * fit.
 */
export interface FitProgress {
  reviewCount: number;
  lastReviewCount: number | null;
}

/** Reads the reviews to which weights are fitted, and keeps each fit. */
@Injectable()
export class WeightsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly fits: FittedWeightsRepository,
    private readonly jobs: JobQueue,
  ) {}

  async progress(userId: string): Promise<FitProgress> {
    return (await this.sql.row(PROGRESS, [userId])) as FitProgress;
  }

  /** Returns a share (1: all) of a user's reviewed words, each with its log. */
  async histories(userId: string, share: number): Promise<WordHistory[]> {
    const histories: WordHistory[] = [];
    const last = lastEndOf(share);
    let after: Place = FIRST_PLACE;
    let words: Row[];
    do {
      const { createdAt, wordId } = after;
      words = await this.sql.rows(READ_HISTORIES, [
        userId,
        createdAt,
        wordId,
        last,
        WORDS_AT_A_TIME,
      ]);
      for (const history of words.map(historyOf))
        if (history.reviews.length > 0) histories.push(history);
      after = words.at(-1) ?? after;
    } while (words.length === WORDS_AT_A_TIME);
    return histories;
  }

  /**
   * Keeps a fit unless another replica has kept one in the meantime. If the fit changes the weights in use,
   * all words are folded again afterwards.
   */
  keep(fitted: FittedWeights): Promise<void> {
    const { userId, weights, verdict, at } = fitted;
    const keep = async (sql: SqlExecutor): Promise<void> => {
      // With the turn taken, every answer that read the old weights is written, so it comes before the words
      // are folded again.
      await waitForTurn(sql, userId);
      const { lastReviewCount } = (await sql.row(PROGRESS, [userId])) as FitProgress;
      if (lastReviewCount !== fitted.lastReviewCount) return;
      await this.fits.keep(sql, {
        id: randomUUID(),
        userId,
        weights: [...weights],
        reviewCount: fitted.reviewCount,
        defaultLogLoss: fitted.defaultLogLoss,
        fittedLogLoss: fitted.fittedLogLoss,
        adopted: verdict === 'ADOPT',
        fittedAt: at.toISOString(),
      });
      if (verdict === 'KEEP') return;
      await setWeights(sql, userId, verdict === 'ADOPT' ? weights : null, at);
      await refoldMemory(this.jobs, userId, sql);
    };
    return this.sql.transactionOf(userId, keep, 'long');
  }
}

interface Row extends StoredMemory {
  log: (Pick<LoggedReview, 'id' | 'timeZone' | 'rating'> & { at: number })[];
}

/**
 * Returns the last of the ends of ids that make up this share of all ids. Ids end randomly, so this is a
 * fair sample.
 */
function lastEndOf(share: number): string {
  const last = Math.min(Math.floor(share * 2 ** 32), 2 ** 32 - 1);
  return last.toString(16).padStart(8, '0');
}

function historyOf({ log, ...stored }: Row): WordHistory {
  const reviews = log.map(({ at, ...review }) => ({ ...review, reviewedAt: new Date(at) }));
  return { origin: originOf(stored), reviews };
}

const PROGRESS = statement<FitProgress>(
  'weights.progress',
  `select
     (select count(*)::int from reviews where user_id = $1 and undone_at is null) as "reviewCount",
     ${mostReviewsFitted('$1')} as "lastReviewCount"`,
);

const READ_HISTORIES = statement<Row>(
  'weights.read-histories',
  `select ${STORED_MEMORY_COLUMNS}, log.reviews as log
   ${fromReviewedWords({ user: '$1', createdAt: '$2', wordId: '$3', lastEnd: '$4', limit: '$5' })}
   cross join lateral (
     select coalesce(jsonb_agg(jsonb_build_object(
         'id', id, 'at', extract(epoch from reviewed_at) * 1000, 'timeZone', time_zone,
         'rating', rating)
       order by reviewed_at, id), '[]') as reviews
     from (
       select id, reviewed_at, time_zone, rating from reviews
       where learned_word_id = ${WORD_ID} and undone_at is null
       order by reviewed_at, id limit ${MAX_REVIEWS_OF_WORD}
     ) oldest
   ) log
   order by ${OLDEST_FIRST}`,
);
