import { chooseQuestionType, risingDifficulty } from './question-type-choice.js';

const all = risingDifficulty;
const share = (level: number, type: string): number => {
  const chosen = Array.from({ length: 400 }, (_, at) => chooseQuestionType(all, level, `${at}`));
  return chosen.filter((each) => each === type).length / chosen.length;
};

describe('chooseQuestionType', () => {
  it('gets harder with mastery', () => {
    for (const level of [0, 1]) {
      expect(share(level, 'QUESTION_TYPE_DEFINITION_CHOICE')).toBe(1);
    }
    expect(share(2, 'QUESTION_TYPE_TERM_CHOICE')).toBe(1);
    for (const level of [3, 4, 5])
      expect(share(level, 'QUESTION_TYPE_TYPING')).toBeGreaterThan(0.6);
  });

  it('keeps well-known words varied, but never only recalls them', () => {
    expect(share(4, 'QUESTION_TYPE_TYPING')).toBeLessThan(0.9);
    expect(share(4, 'QUESTION_TYPE_RECALL')).toBe(0);
  });

  it('takes only what the word allows', () => {
    const few = ['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL'] as const;
    for (let level = 0; level <= 5; level++) {
      expect(chooseQuestionType(few, level, 's')).toBe('QUESTION_TYPE_TYPING');
      expect(chooseQuestionType(['QUESTION_TYPE_RECALL'], level, 's')).toBe('QUESTION_TYPE_RECALL');
      expect(chooseQuestionType([], level, 's')).toBe('QUESTION_TYPE_RECALL');
    }
  });

  it('is the same for the same seed', () => {
    expect(chooseQuestionType(all, 3, 'a')).toBe(chooseQuestionType(all, 3, 'a'));
  });
});
