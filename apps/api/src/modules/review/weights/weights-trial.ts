import { setImmediate as turn } from 'node:timers/promises';
import { logLoss, predictions } from '@wordgrove/scheduling';
import { DEFAULT_RETENTION } from '../../learning/index.js';
import type { WordHistory } from './review-history.js';

const WORDS_AT_A_TIME = 20;

/**
 * Mean log loss of weights (the defaults where undefined) on the reviews from a moment on, each predicted from
 * all the reviews of its word before it; NaN where there are none to predict.
 */
export async function lossOf(
  weights: readonly number[] | undefined,
  histories: readonly WordHistory[],
  from: Date,
): Promise<number> {
  // No prediction depends on the retention that is asked for.
  const parameters = { desiredRetention: DEFAULT_RETENTION, ...(weights && { weights }) };
  const losses: number[] = [];
  for (const [index, { origin, reviews }] of histories.entries()) {
    const made = predictions(origin, reviews, parameters);
    losses.push(...made.filter(({ reviewedAt }) => reviewedAt >= from).map(logLoss));
    // Others' requests come first.
    if (index % WORDS_AT_A_TIME === 0) await turn();
  }
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
