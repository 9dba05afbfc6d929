import { gradedAnswers } from './graded-answers.fixture.js';
import { judgeAnswer } from './judge-answer.js';

describe('answers that a teacher has graded', () => {
  it.each(gradedAnswers)('$language: $right answered with $given is a $judgement', (row) => {
    const { language, right, given, judgement } = row;
    expect(judgeAnswer(given, { language, answers: [right], explanation: '' })).toBe(judgement);
  });
});
