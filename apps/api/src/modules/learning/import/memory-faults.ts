import type { ErrorDetail } from '@wordgrove/contracts';
import type { ExportedWord } from '@wordgrove/dto';

/** The other members that a word with a memory must have. */
const WITH_MEMORY = [
  'review_count',
  'lapse_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const satisfies readonly (keyof ExportedWord)[];

/** Returns the faults that would keep the scheduler from working with a word of a file. */
export function memoryFaults(word: ExportedWord): ErrorDetail[] {
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
