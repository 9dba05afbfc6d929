import type { ErrorDetail } from '@wordgrove/contracts';
import type { ExportedWord } from '@wordgrove/dto';
import { initialMemory } from '@wordgrove/scheduling';
import type { CheckedItem } from './item-check.js';

/** What a word with a memory must have besides. */
const WITH_MEMORY = [
  'review_count',
  'lapse_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const satisfies readonly (keyof ExportedWord)[];

/** What the scheduler could not work with. */
export function schedulingFaults({ section, value }: CheckedItem): ErrorDetail[] {
  if (section === 'words') return memoryFaults(value);
  if (section === 'memory_parameters' && value.weights !== null) return weightFaults(value.weights);
  if (section === 'fitted_weights') return weightFaults(value.weights);
  return [];
}

function memoryFaults(word: ExportedWord): ErrorDetail[] {
  const { memory } = word;
  if (memory === undefined) return [];
  const missing = WITH_MEMORY.filter((name) => word[name] === undefined);
  if (missing.length > 0)
    return missing.map((field) => ({ reason: 'REQUIRED', field, description: 'is required' }));
  const isNew = memory.state === 'NEW';
  const isSound = isNew
    ? memory.stability === 0 && memory.difficulty === 0
    : memory.stability >= 0.001 && memory.difficulty >= 1;
  if (isSound) return [];
  const description = 'is not a memory state that reviews can result in';
  return [{ reason: 'INVALID_VALUE', field: 'memory', description }];
}

function weightFaults(weights: readonly number[]): ErrorDetail[] {
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
