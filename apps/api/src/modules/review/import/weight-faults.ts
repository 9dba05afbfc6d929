import type { ErrorDetail } from '@wordgrove/contracts';
import { initialMemory } from '@wordgrove/scheduling';

/** Returns the faults that would keep the scheduler from working with the weights of a file. */
export function weightFaults(weights: readonly number[]): ErrorDetail[] {
  const origin = {
    seed: '',
    createdAt: new Date(0),
    declaredMasteryLevel: 3,
    declaredAt: new Date(0),
  };
  try {
    const { nextReviewAt } = initialMemory(origin, { desiredRetention: 0.9, weights });
    if (Number.isFinite(nextReviewAt.getTime())) return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  const description = 'are not weights of FSRS-6';
  return [{ reason: 'INVALID_VALUE', field: 'weights', description }];
}
