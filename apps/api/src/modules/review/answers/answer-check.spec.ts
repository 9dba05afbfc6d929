import { checkAnswer, type CheckedQuestion } from './answer-check.js';

const typing = (correctAnswer: string, acceptedAnswers: string[] = []): CheckedQuestion => ({
  questionType: 'QUESTION_TYPE_TYPING',
  language: 'LANGUAGE_ENGLISH',
  options: [],
  correctAnswer,
  acceptedAnswers,
  explanation: '',
});

const choice: CheckedQuestion = {
  ...typing('affect'),
  questionType: 'QUESTION_TYPE_TERM_CHOICE',
  options: ['affect', 'effect', 'afford', 'effort'],
};

describe('checkAnswer', () => {
  it.each([
    ['harbour', ' HARBOUR! ', 'MATCH'],
    ['harbour', 'harbor', 'MATCH'],
    ['harbour', 'harbuor', 'CLOSE'],
    ['harbour', 'harbours', 'CLOSE'],
    ['harbour', 'quay', 'MISMATCH'],
    ['harbour', '', 'MISMATCH'],
  ])('%j answered with %j is a %s', (right, given, check) => {
    expect(checkAnswer(typing(right), given)).toBe(check);
  });

  it('takes any of the accepted answers', () => {
    expect(checkAnswer(typing('sofa', ['couch']), 'Couch')).toBe('MATCH');
  });

  it('goes by the language of the word', () => {
    const german = { ...typing('der Hund'), language: 'LANGUAGE_GERMAN' } as const;
    expect(checkAnswer(german, 'die Hund')).toBe('CLOSE');
    expect(checkAnswer(typing('der Hund'), 'die Hund')).toBe('MISMATCH');
  });

  it('takes no other option for a typo, a form or a synonym', () => {
    expect(checkAnswer(choice, 'effect')).toBe('MISMATCH');
    expect(checkAnswer(choice, 'Effect.')).toBe('MISMATCH');
    expect(checkAnswer(choice, 'afect')).toBe('CLOSE');
    const options = ['walk', 'walked', 'swim', 'fly'];
    expect(checkAnswer({ ...choice, correctAnswer: 'walk', options }, 'walked')).toBe('MISMATCH');
    expect(checkAnswer(choice, 'affect')).toBe('MATCH');
  });

  it('checks nothing that was not given or is recalled, and nothing if no answer is known', () => {
    expect(checkAnswer(typing('harbour'), null)).toBe('NOT_CHECKED');
    expect(checkAnswer(typing(''), 'x')).toBe('NOT_CHECKED');
    const recall = { ...typing('harbour'), questionType: 'QUESTION_TYPE_RECALL' } as const;
    expect(checkAnswer(recall, 'harbour')).toBe('NOT_CHECKED');
  });
});
