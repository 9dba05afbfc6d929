import { QUESTION_TYPES } from '@wordgrove/contracts';
import { type AnswerTiming, ratingFor } from './index.js';

const MEDIAN_MS = 4_000;
const answer = (overrides: Partial<AnswerTiming>) =>
  ratingFor({
    isCorrect: true,
    timeSpentMs: MEDIAN_MS,
    sampleMedianMs: MEDIAN_MS,
    sampleCount: 30,
    questionType: 'QUESTION_TYPE_TYPING',
    ...overrides,
  });
const choiceTypes = QUESTION_TYPES.filter((type) => type.endsWith('_CHOICE'));
const productiveTypes = ['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL'] as const;

describe('ratingFor', () => {
  it.each([null, 0, 500, 4_000, 30_000, 86_400_000])(
    'rates a wrong answer AGAIN after %p ms',
    (timeSpentMs) => {
      expect(answer({ isCorrect: false, timeSpentMs })).toBe('AGAIN');
      expect(answer({ isCorrect: false, timeSpentMs, sampleCount: 0 })).toBe('AGAIN');
    },
  );

  it.each([...choiceTypes, ...productiveTypes])(
    'rates %s HARD only above 2.5 times the median',
    (questionType) => {
      expect(answer({ questionType, timeSpentMs: 10_000 })).toBe('GOOD');
      expect(answer({ questionType, timeSpentMs: 10_001 })).toBe('HARD');
    },
  );

  it.each(productiveTypes)('rates %s EASY only below half the median', (questionType) => {
    expect(answer({ questionType, timeSpentMs: 2_000 })).toBe('GOOD');
    expect(answer({ questionType, timeSpentMs: 1_999 })).toBe('EASY');
  });

  it.each(choiceTypes)(
    'never rates %s EASY, for the option may be a lucky guess',
    (questionType) => {
      expect(answer({ questionType, timeSpentMs: 1 })).toBe('GOOD');
    },
  );

  it.each([1, 10_001])('rates GOOD under 30 samples, after %d ms', (timeSpentMs) => {
    expect(answer({ timeSpentMs, sampleCount: 29 })).toBe('GOOD');
    expect(answer({ timeSpentMs, sampleCount: 30 })).not.toBe('GOOD');
  });

  it('rates GOOD without a time, without a median and with a median of 0', () => {
    expect(answer({ timeSpentMs: null })).toBe('GOOD');
    expect(answer({ timeSpentMs: 20_000, sampleMedianMs: null })).toBe('GOOD');
    expect(answer({ timeSpentMs: 20_000, sampleMedianMs: 0 })).toBe('GOOD');
  });

  it('rates GOOD, neither HARD nor AGAIN, above 60 seconds', () => {
    expect(answer({ timeSpentMs: 60_000 })).toBe('HARD');
    expect(answer({ timeSpentMs: 60_001 })).toBe('GOOD');
    expect(answer({ timeSpentMs: 86_400_000 })).toBe('GOOD');
  });
});
