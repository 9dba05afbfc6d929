import { questionTypesByWish, risingDifficulty } from './question-type-choice.js';

const draws = 600;

/** Returns how often each type is preferred at a mastery level, in the order of difficulty. */
function shares(level: number): number[] {
  const first = Array.from({ length: draws }, (_, at) => questionTypesByWish(level, `${at}`)[0]);
  return risingDifficulty.map((type) => first.filter((each) => each === type).length / draws);
}

const meanDifficulty = (level: number): number =>
  shares(level).reduce((sum, share, difficulty) => sum + share * difficulty, 0);

describe('questionTypesByWish', () => {
  it('gets harder with every level of mastery', () => {
    const rising = [0, 1, 2, 3, 4, 5].map(meanDifficulty);
    for (let level = 1; level <= 5; level++) {
      expect(rising[level]).toBeGreaterThan((rising[level - 1] ?? 0) + 0.1);
    }
  });

  it('asks a new word for its definition and a well-known one mostly by typing', () => {
    expect(shares(0)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(shares(5)[4]).toBeGreaterThan(0.7);
  });

  it('prefers each of the four kinds of choice at some level, and never recall', () => {
    const all = [0, 1, 2, 3, 4, 5].map(shares);
    for (const [type, name] of risingDifficulty.entries()) {
      const isWished = all.some((level) => (level[type] ?? 0) > 0.15);
      expect([name, isWished]).toEqual([name, name !== 'QUESTION_TYPE_RECALL']);
    }
  });

  it('has every type once, recall last', () => {
    for (let level = 0; level <= 5; level++) {
      const types = questionTypesByWish(level, 's');
      expect([...types].sort()).toEqual([...risingDifficulty].sort());
      expect(types.at(-1)).toBe('QUESTION_TYPE_RECALL');
    }
  });

  it('is the same for the same seed', () => {
    expect(questionTypesByWish(3, 'a')).toEqual(questionTypesByWish(3, 'a'));
  });
});
