import { parseWordFilter } from '../filter/word-filter.sql.js';
import { conjunctsOf, testedField, type TestedField } from './field-test.js';

/** The words that a filter can select, by what is known of their states without looking at them. */
export interface StatesWithin {
  /** All new words, only those with reviews before a declaration that made them new again, or none. */
  newWords: 'ANY' | 'REVIEWED_BEFORE' | 'NONE';
  /** All words with a memory that reviews keep up, or none. */
  scheduledWords: 'ANY' | 'NONE';
}

/** Returns the words that a filter can select. @throws ApiError 400 `INVALID_FILTER` */
export function statesWithin(filter: string): StatesWithin {
  const condition = parseWordFilter(filter);
  if (condition === undefined) return { newWords: 'ANY', scheduledWords: 'ANY' };
  const tests = conjunctsOf(condition).flatMap((node) => testedField(node) ?? []);
  const reviewed = tests.some(demandsReview) ? 'REVIEWED_BEFORE' : 'ANY';
  return {
    newWords: tests.some(excludesNew) ? 'NONE' : reviewed,
    scheduledWords: tests.some(excludesScheduled) ? 'NONE' : 'ANY',
  };
}

const SCHEDULED_LEVELS = [1n, 2n, 3n, 4n, 5n];

function excludesNew({ name, test }: TestedField): boolean {
  if (name === 'mastery_level') return !meets(0n, test);
  return name === 'state' && test.operator === '==' && test.value !== 'NEW';
}

function excludesScheduled({ name, test }: TestedField): boolean {
  if (name === 'mastery_level') return !SCHEDULED_LEVELS.some((level) => meets(level, test));
  return name === 'state' && test.operator === '==' && /^(NEW|SUSPENDED)$/.test(String(test.value));
}

// Without any review there is no time of the last one, and a comparison with it is false.
function demandsReview({ name, test }: TestedField): boolean {
  return name === 'last_reviewed_at' || (name === 'review_count' && !meets(0n, test));
}

function meets(number: bigint, { operator, value }: TestedField['test']): boolean {
  if (typeof value !== 'bigint') return true;
  switch (operator) {
    case '==':
      return number === value;
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '>':
      return number > value;
    case '>=':
      return number >= value;
    default:
      return true;
  }
}
