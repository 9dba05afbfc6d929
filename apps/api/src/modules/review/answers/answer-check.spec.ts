import { checkAnswer, type CheckedQuestion } from './answer-check.js';

const typing = (correctAnswer: string, acceptedAnswers: string[] = []): CheckedQuestion => ({
  questionType: 'QUESTION_TYPE_TYPING',
  options: [],
  correctAnswer,
  acceptedAnswers,
});

describe('checkAnswer', () => {
  it.each([
    ['harbour', 'harbour', 'MATCH'],
    ['harbour', '  HARBOUR! ', 'MATCH'],
    ['ice cream', 'ice-cream', 'MATCH'],
    ['run', 'to run', 'MATCH'],
    ['the Moon', 'moon', 'MATCH'],
    ["don't", 'dont', 'MATCH'],
    ['café', 'cafe\u0301', 'MATCH'],
    ['harbour', 'harbor', 'CLOSE'],
    ['harbour', 'harbourr', 'CLOSE'],
    ['harbour', 'hxrbour', 'CLOSE'],
    ['harbour', 'habrour', 'CLOSE'],
    ['harbour', 'harbuor', 'CLOSE'],
    ['harbour', 'hxrbxur', 'MISMATCH'],
    ['harbour', 'port', 'MISMATCH'],
    ['harbour', '', 'MISMATCH'],
    ['cat', 'car', 'MISMATCH'],
    ['four', 'fou', 'MISMATCH'],
  ])('%j answered with %j is a %s', (right, given, check) => {
    expect(checkAnswer(typing(right), given)).toBe(check);
  });

  it('takes any of the accepted answers', () => {
    expect(checkAnswer(typing('colour', ['color']), 'Color')).toBe('MATCH');
  });

  it('takes no other option for a typo', () => {
    const options = ['affect', 'effect', 'afford', 'effort'];
    const choice = {
      ...typing('affect'),
      questionType: 'QUESTION_TYPE_TERM_CHOICE',
      options,
    } as const;
    expect(checkAnswer(choice, 'effect')).toBe('MISMATCH');
    expect(checkAnswer(choice, 'afect')).toBe('CLOSE');
  });

  it('does not check what was not given, what is recalled, or where nothing is known', () => {
    expect(checkAnswer(typing('harbour'), null)).toBe('NOT_CHECKED');
    expect(checkAnswer(typing(''), 'x')).toBe('NOT_CHECKED');
    const recall = { ...typing('harbour'), questionType: 'QUESTION_TYPE_RECALL' } as const;
    expect(checkAnswer(recall, 'harbour')).toBe('NOT_CHECKED');
  });
});
