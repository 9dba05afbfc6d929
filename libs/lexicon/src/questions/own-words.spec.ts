import type { Language, QuestionType } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import type { WordToAsk } from '../question.js';
import { word } from '../word.fixture.js';

const lexicon = Lexicon.open();

/** Other words with their notes, written as `a faca knife, o rio river`. */
const notesOf = (list: string): WordToAsk['otherNotes'] =>
  list.split(', ').map((each) => {
    const [, term = '', note = ''] = /^(.+) (\S+)$/.exec(each) ?? [];
    return { term, note };
  });

const ask = (
  [term, note]: readonly [term: string, note: string],
  sentence: string,
  others: string,
  language: Language,
  type = 'CLOZE_CHOICE',
) =>
  lexicon.buildQuestion(
    word(term, {
      language,
      notes: note === '' ? [] : [note],
      contexts: sentence === '' ? [] : [{ sentence }],
      otherNotes: others === '' ? [] : notesOf(others),
    }),
    `QUESTION_TYPE_${type}` as QuestionType,
    's',
  );

describe('the words of a learner beside one of them', () => {
  it('are of its part of speech, by what their English notes are', () => {
    const nouns = 'il ponte bridge, il treno train, il sogno dream';
    const others = `${nouns}, ubriaco drunk, stanco tired, rumoroso noisy, pesce fish, famiglia family`;
    const italian = 'LANGUAGE_ITALIAN';
    const card = ask(['il coltello', 'knife'], '', others, italian, 'DEFINITION_CHOICE');
    expect([...card.options].sort()).not.toEqual(expect.arrayContaining(['drunk']));
    expect(card.options).not.toEqual(expect.arrayContaining(['noisy']));
    const adjectives = ask(['tirchio', 'stingy'], '', others, italian, 'DEFINITION_CHOICE');
    expect([...adjectives.options].sort()).toEqual(['drunk', 'noisy', 'stingy', 'tired']);
  });

  it('are verbs beside a German phrase that begins with a noun', () => {
    const others = 'der Hund dog, die Katze cat, das Haus house';
    const asked = ['Bescheid sagen', 'to let somebody know'] as const;
    const card = ask(asked, '', others, 'LANGUAGE_GERMAN', 'DEFINITION_CHOICE');
    expect(card.options).toEqual([]);
  });

  it('are of one gender in a gap, by their articles or endings', () => {
    const portuguese = 'a ponte bridge, a chave key, a porta door, o rio river, o joelho knee';
    const knife = ['a faca', 'knife'] as const;
    const card = ask(knife, 'Cuidado com a faca!', portuguese, 'LANGUAGE_PORTUGUESE');
    expect([...card.options].sort()).toEqual(['chave', 'faca', 'ponte', 'porta']);
    const russian = 'нож knife, окно window, соль salt, мост bridge';
    const river = ask(['река', 'river'], 'Река замёрзла.', russian, 'LANGUAGE_RUSSIAN');
    expect(river.questionType).not.toBe('QUESTION_TYPE_CLOZE_CHOICE');
  });

  it('are no options in a gap that has no note: any of them could be right', () => {
    const others = 'a ponte bridge, a janela window, a porta door';
    const sentence = 'Vi uma borboleta azul no jardim.';
    expect(ask(['a borboleta', ''], sentence, others, 'LANGUAGE_PORTUGUESE')).toMatchObject({
      questionType: 'QUESTION_TYPE_TYPING',
      hint: 'bor… (9 letters)',
    });
  });
});

describe('a typed gap', () => {
  it('shows more letters if no note tells the meaning', () => {
    const gap = ['Mi gato es muy perezoso.', '', 'LANGUAGE_SPANISH', 'TYPING'] as const;
    expect(ask(['perezoso', ''], ...gap).hint).toBe('per… (8 letters)');
    expect(ask(['perezoso', 'lazy'], ...gap).hint).toBe('lazy, p… (8 letters)');
  });

  it('does not show the reading, which is right as well', () => {
    const japanese = ['', 'LANGUAGE_JAPANESE', 'TYPING'] as const;
    const met = ask(['親切', 'しんせつ kind'], '彼は親切でした。', ...japanese);
    expect(met).toMatchObject({ question: '彼は____でした。', hint: 'kind' });
    expect(met.acceptedAnswers).toContain('しんせつ');
    expect(ask(['食べる', 'たべる: to eat'], '', ...japanese).question).toBe('to eat');
    expect(ask(['食べる', 'to eat (たべる)'], '', ...japanese).question).toBe('to eat');
    const onlyReading = ask(['食べる', 'たべる'], '', ...japanese);
    expect(onlyReading.questionType).toBe('QUESTION_TYPE_RECALL');
  });
});
