import { eachPrediction, logLoss } from '@wordgrove/scheduling';
import { Pause } from '../../../platform/time/pause.js';
import { DEFAULT_RETENTION } from '../../learning/index.js';
import type { WordHistory } from './review-history.js';

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
  const pause = new Pause();
  let [sum, count] = [0, 0];
  for (const { origin, reviews } of histories) {
    for (const each of eachPrediction(origin, reviews, parameters)) {
      if (each !== undefined && each.reviewedAt >= from) {
        sum += logLoss(each);
        count += 1;
      }
      if (pause.isDue) await pause.take();
    }
  }
  return sum / count;
}
