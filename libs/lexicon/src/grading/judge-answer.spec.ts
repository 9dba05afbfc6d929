import type { Language } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import { judgeAnswer, sameAnswerAs, type Judgement } from './judge-answer.js';

type Row = readonly [right: string, given: string, judgement: Judgement];

function itJudges(language: Language, rows: readonly Row[]): void {
  it.each(rows)('%j answered with %j is a %s', (right, given, judgement) => {
    expect(judgeAnswer(given, { language, answers: [right], explanation: '' })).toBe(judgement);
  });
}

describe('in English', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ['harbour', '  HARBOUR! ', 'MATCH'],
    ['ice cream', 'ice-cream', 'MATCH'],
    ['run', 'to run', 'MATCH'],
    ['the Moon', 'moon', 'MATCH'],
    ["don't", 'dont', 'MATCH'],
    ['don’t', "don't", 'MATCH'],
    ['café', 'cafe\u0301', 'MATCH'],
    ['café', 'cafe', 'MATCH'],
    ['naive', 'naïve', 'MATCH'],
    ['ｈarbour', 'harbour', 'MATCH'],
    ['', 'harbour', 'MISMATCH'],
    ['harbour', '', 'MISMATCH'],
    ['harbour', '!?', 'MISMATCH'],
  ]);

  describe('spelling of both sides of the Atlantic matches', () => {
    itJudges('LANGUAGE_ENGLISH', [
      ['colour', 'color', 'MATCH'],
      ['color', 'colours', 'CLOSE'],
      ['neighbourhood', 'neighborhood', 'MATCH'],
      ['center', 'centre', 'MATCH'],
      ['organise', 'organize', 'MATCH'],
      ['analyzing', 'analysing', 'MATCH'],
      ['travelled', 'traveled', 'MATCH'],
      ['grey', 'gray', 'MATCH'],
      ['plough', 'plow', 'MATCH'],
      ['defense', 'defence', 'MATCH'],
      ['catalogue', 'catalog', 'MATCH'],
      ['anaemia', 'anemia', 'MATCH'],
      ['judgement', 'judgment', 'MATCH'],
      ['jewellery', 'jewelry', 'MATCH'],
      ['pyjamas', 'pajamas', 'MATCH'],
      ['mould', 'mold', 'MATCH'],
      ['fulfil', 'fulfill', 'MATCH'],
      ['neighbour to neighbour', 'neighbor to neighbor', 'MATCH'],
      ['centred', 'centered', 'MATCH'],
      ['manoeuvred', 'maneuvered', 'MATCH'],
      ['chequered', 'checkered', 'MATCH'],
      ['cheque', 'check', 'MATCH'],
      ['licorice', 'liquorice', 'MATCH'],
      ['gramme', 'gram', 'MATCH'],
      ['maths', 'math', 'MATCH'],
      ['enquiry', 'inquiry', 'MATCH'],
      ['mollusc', 'mollusk', 'MATCH'],
      ['peddler', 'pedlar', 'MATCH'],
    ]);
  });

  describe('what only looks like such a spelling does not', () => {
    itJudges('LANGUAGE_ENGLISH', [
      ['four', 'for', 'MISMATCH'],
      ['mourning', 'morning', 'MISMATCH'],
      ['filled', 'filed', 'MISMATCH'],
      ['exercise', 'exercize', 'CLOSE'],
      ['does', 'des', 'MISMATCH'],
      ['polymath', 'polymaths', 'CLOSE'],
      ['acquired', 'inquired', 'MISMATCH'],
    ]);
  });

  describe('another form of the word is close', () => {
    itJudges('LANGUAGE_ENGLISH', [
      ['went', 'go', 'CLOSE'],
      ['go', 'gone', 'CLOSE'],
      ['mouse', 'mice', 'CLOSE'],
      ['give up', 'gave up', 'CLOSE'],
      ['good', 'better', 'CLOSE'],
      ['go', 'come', 'MISMATCH'],
    ]);
  });

  describe('one typo in a word of five letters or more is close', () => {
    itJudges('LANGUAGE_ENGLISH', [
      ['lantern', 'lanternn', 'CLOSE'],
      ['lantern', 'lanten', 'CLOSE'],
      ['lantern', 'lxntern', 'CLOSE'],
      ['lantern', 'lanetrn', 'CLOSE'],
      ['lantern', 'alntern', 'CLOSE'],
      ['lantern', 'lxntxrn', 'MISMATCH'],
      ['lantern', 'lamp post', 'MISMATCH'],
      ['cat', 'car', 'MISMATCH'],
      ['four', 'fou', 'MISMATCH'],
      ['take the blame', 'take the blane', 'CLOSE'],
      ['take the blame', 'tale the blame', 'MISMATCH'],
      ['take the blame', 'take thr blamr', 'MISMATCH'],
      ['summer garden', 'sumner gardem', 'MISMATCH'],
      ['postman', 'post man', 'CLOSE'],
    ]);
  });

  it('judges a synonym of the asked sense as close, and of another sense as wrong', () => {
    const lexicon = Lexicon.open();
    const word = {
      language: 'LANGUAGE_ENGLISH',
      masteryLevel: 0,
      notes: [],
      contexts: [],
    } as const;
    const card = lexicon.buildQuestion(
      { ...word, term: 'sofa', otherNotes: [] },
      'QUESTION_TYPE_TYPING',
      's',
    );
    const { explanation, acceptedAnswers: answers } = card;
    const judge = (given: string): Judgement =>
      judgeAnswer(given, { language: 'LANGUAGE_ENGLISH', answers, explanation });
    expect(explanation).toContain('Also: couch, settee.');
    expect(judge('couch')).toBe('CLOSE');
    expect(judge('table')).toBe('MISMATCH');
    const bank = { language: 'LANGUAGE_ENGLISH', answers: ['trust'] } as const;
    const money = 'trust (noun): something (as property) held by one party (the trustee)';
    expect(judgeAnswer('faith', { ...bank, explanation: money })).toBe('MISMATCH');
  });
});

describe('in German', () => {
  itJudges('LANGUAGE_GERMAN', [
    ['der Hund', 'Hund', 'MATCH'],
    ['Hund', 'der hund', 'MATCH'],
    ['der Hund', 'ein Hund', 'MATCH'],
    ['der Hund', 'die Hund', 'CLOSE'],
    ['das Haus', 'der Haus', 'CLOSE'],
    ['die', 'das', 'MISMATCH'],
    ['schön', 'schoen', 'MATCH'],
    ['schön', 'schon', 'MISMATCH'],
    ['schon', 'schön', 'MISMATCH'],
    ['Duett', 'Dütt', 'MISMATCH'],
    ['Straße', 'strasse', 'MATCH'],
    ['die Straße', 'Strase', 'CLOSE'],
    ['to', 'to run', 'MISMATCH'],
  ]);
});

describe('in the Romance languages and Dutch', () => {
  itJudges('LANGUAGE_FRENCH', [
    ["l'eau", 'eau', 'MATCH'],
    ['eau', 'l’eau', 'MATCH'],
    ['la maison', 'une maison', 'MATCH'],
    ['la maison', 'le maison', 'CLOSE'],
    ['été', 'ete', 'CLOSE'],
    ['cœur', 'coeur', 'MATCH'],
    ['aujourd’hui', "aujourd'hui", 'MATCH'],
  ]);
  itJudges('LANGUAGE_SPANISH', [
    ['la casa', 'casa', 'MATCH'],
    ['la casa', 'los casa', 'CLOSE'],
    ['el agua', 'la agua', 'CLOSE'],
    ['año', 'ano', 'MISMATCH'],
    ['¿cómo?', 'cómo', 'MATCH'],
    ['correr', 'to correr', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_PORTUGUESE', [
    ['o coração', 'coração', 'MATCH'],
    ['o coração', 'a coração', 'CLOSE'],
    ['coração', 'coracao', 'CLOSE'],
  ]);
  itJudges('LANGUAGE_ITALIAN', [
    ['lo zaino', 'zaino', 'MATCH'],
    ["l'amica", "un'amica", 'MATCH'],
    ['il libro', 'la libro', 'CLOSE'],
    ['perché', 'perche', 'CLOSE'],
    ['perché', 'perchè', 'CLOSE'],
  ]);
  itJudges('LANGUAGE_DUTCH', [
    ['het huis', 'huis', 'MATCH'],
    ['het huis', 'een huis', 'MATCH'],
    ['het huis', 'de huis', 'CLOSE'],
    ['het', 'de', 'MISMATCH'],
    ['ideeën', 'ideeen', 'CLOSE'],
  ]);
});

describe('in other scripts', () => {
  itJudges('LANGUAGE_RUSSIAN', [
    ['ёлка', 'елка', 'MATCH'],
    ['молоко', 'молоко\u0301', 'MATCH'],
    ['май', 'маи', 'MISMATCH'],
    ['Москва', 'москва.', 'MATCH'],
    ['собака', 'сабака', 'CLOSE'],
  ]);
  itJudges('LANGUAGE_ARABIC', [
    ['كِتَاب', 'كتاب', 'MATCH'],
    ['الكتاب', 'كتاب', 'MATCH'],
    ['أب', 'اب', 'CLOSE'],
  ]);
  itJudges('LANGUAGE_JAPANESE', [
    ['猫', '猫。', 'MATCH'],
    ['ねこ', 'ネコ', 'CLOSE'],
    ['食べる／たべる', '食べる', 'MATCH'],
    ['かき', 'かぎ', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_CHINESE', [
    ['苹果', '苹 果', 'MATCH'],
    ['苹果', '平果', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_KOREAN', [
    ['사과', '사과 ', 'MATCH'],
    ['사과', '사고', 'MISMATCH'],
  ]);
});

describe('judgeAnswer', () => {
  it('takes the best of the right answers', () => {
    const judge = (given: string): Judgement =>
      judgeAnswer(given, {
        language: 'LANGUAGE_SPANISH',
        answers: ['coche', 'automóvil'],
        explanation: '',
      });
    expect([judge('coche'), judge('automovil'), judge('carro')]).toEqual([
      'MATCH',
      'CLOSE',
      'MISMATCH',
    ]);
  });

  it.each(['__proto__', 'constructor', '%', '_', "'", "l'", 'to', 'the ', 'a'.repeat(2_000)])(
    'survives %#',
    (given) => {
      for (const language of ['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH', 'LANGUAGE_ARABIC'] as const) {
        const judge = (answers: string[]): Judgement =>
          judgeAnswer(given, { language, answers, explanation: '' });
        expect(judge(['lantern'])).toBe('MISMATCH');
      }
    },
  );

  it('finds the same option whatever its accents mean', () => {
    expect(sameAnswerAs('Schön', 'LANGUAGE_GERMAN')('schön')).toBe(true);
    expect(sameAnswerAs('schon', 'LANGUAGE_GERMAN')('schön')).toBe(false);
  });
});
