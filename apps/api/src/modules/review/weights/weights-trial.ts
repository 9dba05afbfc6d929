import { setImmediate as turn } from 'node:timers/promises';
import { logLoss, predictions } from '@wordgrove/scheduling';
import { DEFAULT_RETENTION } from '../../learning/index.js';
import type { WordHistory } from './review-history.js';

const WORDS_AT_A_TIME = 20;

/**
 * Returns the mean log loss of weights (the defaults if undefined) on the reviews from a moment on. Each
 * review is predicted from all the earlier reviews of its word. Returns NaN if there are no reviews to
 * predict.
 */
export async function lossOf(
  weights: readonly number[] | undefined,
  histories: readonly WordHistory[],
  from: Date,
): Promise<number> {
  // No prediction depends on the desired retention.
  const parameters = { desiredRetention: DEFAULT_RETENTION, ...(weights && { weights }) };
  const losses: number[] = [];
  for (const [index, { origin, reviews }] of histories.entries()) {
    const made = predictions(origin, reviews, parameters);
    for (const each of made) if (each.reviewedAt >= from) losses.push(logLoss(each));
    // Other requests come first.
    if (index % WORDS_AT_A_TIME === 0) await turn();
  }
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
