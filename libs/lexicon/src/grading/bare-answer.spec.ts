import type { Language } from '@wordgrove/contracts';
import { judgeAnswer, sameAnswerAs, type Judgement } from './judge-answer.js';

type Row = readonly [right: string, given: string, judgement: Judgement];

function itJudges(language: Language, rows: readonly Row[]): void {
  it.each(rows)(`in ${language}, %j answered with %j is a %s`, (right, given, judgement) => {
    expect(judgeAnswer(given, { language, answers: [right], explanation: '' })).toBe(judgement);
  });
}

describe('words as keyboards and clipboards change them', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ["o'clock", 'oʼclock', 'MATCH'],
    ["o'clock", 'o´clock', 'MATCH'],
    ["o'clock", 'o`clock', 'MATCH'],
    ["o'clock", 'o′clock', 'MATCH'],
    ["o'clock", 'o＇clock', 'MATCH'],
    ['hello', '\u200bhello\u200d', 'MATCH'],
    ['hello', 'he\u00adllo', 'MATCH'],
    ['hello', '\u00a0hello\u3000', 'MATCH'],
    ['hello', 'hello 👍', 'MATCH'],
    ['hello', 'ＨＥＬＬＯ', 'MATCH'],
    ['naïve', 'nai\u0308ve', 'MATCH'],
    ['istanbul', 'İSTANBUL', 'MATCH'],
    ['Istanbul', 'ıstanbul', 'CLOSE'],
    ['hello', '👍', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_GERMAN', [
    ['Straße', 'STRAẞE', 'MATCH'],
    ['Übung', 'U\u0308bung', 'MATCH'],
  ]);
  itJudges('LANGUAGE_RUSSIAN', [['чай', 'чаи\u0306', 'MATCH']]);
  itJudges('LANGUAGE_JAPANESE', [
    ['ガラス', 'ｶﾞﾗｽ', 'MATCH'],
    ['ガラス', 'カ\u3099ラス', 'MATCH'],
    ['ＴＶ', 'tv', 'MATCH'],
    ['ビール', 'ビル', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_ARABIC', [
    ['١٢', '12', 'MATCH'],
    ['لا', 'ﻻ', 'MATCH'],
    ['مـدرسة', 'مدرسة', 'MATCH'],
  ]);
});

describe('hyphens and dots', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ['e-mail', 'email', 'MATCH'],
    ['cooperate', 'co-operate', 'MATCH'],
    ['non–stop', 'nonstop', 'MATCH'],
    ['non‑stop', 'non stop', 'MATCH'],
    ['ice cream', 'icecream', 'CLOSE'],
    ['resign', 're-sign', 'CLOSE'],
    ['U.S.A.', 'USA', 'MATCH'],
    ['am', 'a.m.', 'MATCH'],
  ]);
  itJudges('LANGUAGE_GERMAN', [['E-Mail', 'Email', 'MATCH']]);
  itJudges('LANGUAGE_FRENCH', [
    ['grand-mère', 'grand mère', 'MATCH'],
    ['grand-mère', 'grandmère', 'CLOSE'],
  ]);
});

describe('signs that mean something', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ['C++', 'c++', 'MATCH'],
    ['C++', 'C', 'MISMATCH'],
    ['C', 'C#', 'MISMATCH'],
    ['&', '&', 'MATCH'],
    ['🙂', '🙂', 'MATCH'],
    ['🙂', '🙁', 'MISMATCH'],
    ['hello', '!?', 'MISMATCH'],
  ]);

  it('tell options apart', () => {
    expect(sameAnswerAs('C++', 'LANGUAGE_ENGLISH')('C#')).toBe(false);
    expect(sameAnswerAs('<', 'LANGUAGE_ENGLISH')('>')).toBe(false);
  });
});

describe('words that a learner leaves out or writes in full', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ['walk (verb)', 'walk', 'MATCH'],
    ['colour (n.)', 'color', 'MATCH'],
    ['gray / grey', 'grey', 'MATCH'],
    ['sofa; couch', 'couch', 'MATCH'],
    ['24/7', '24', 'MISMATCH'],
    ['no pain, no gain', 'no gain', 'MISMATCH'],
    ["don't", 'do not', 'CLOSE'],
    ["won't", 'will not', 'CLOSE'],
    ["I'm", 'I am', 'CLOSE'],
    ['happier', 'more happy', 'CLOSE'],
  ]);
  itJudges('LANGUAGE_GERMAN', [
    ['sich freuen', 'freuen', 'CLOSE'],
    ['gehen', 'zu gehen', 'CLOSE'],
    ['sich', 'zu', 'MISMATCH'],
  ]);
  itJudges('LANGUAGE_FRENCH', [
    ['se laver', 'laver', 'CLOSE'],
    ["s'appeler", 'appeler', 'CLOSE'],
    ['sac', 'ac', 'MISMATCH'],
    ["de l'eau", 'eau', 'MATCH'],
  ]);
  itJudges('LANGUAGE_DUTCH', [['zich schamen', 'schamen', 'CLOSE']]);
  itJudges('LANGUAGE_ARABIC', [
    ['مؤمن', 'مومن', 'CLOSE'],
    ['سنة', 'سنه', 'CLOSE'],
    ['شيء', 'شي', 'CLOSE'],
    ['الله', 'له', 'MISMATCH'],
  ]);
});

describe('more spellings of both sides of the Atlantic', () => {
  itJudges('LANGUAGE_ENGLISH', [
    ['learnt', 'learned', 'MATCH'],
    ['spelled', 'spelt', 'MATCH'],
    ['learnt', 'learning', 'CLOSE'],
    ['towards', 'toward', 'MATCH'],
    ['stewards', 'steward', 'CLOSE'],
    ['manoeuvre', 'maneuver', 'MATCH'],
    ['manoeuvred', 'maneuvered', 'MATCH'],
    ['yoghurt', 'yogurt', 'MATCH'],
    ['omelette', 'omelet', 'MATCH'],
  ]);
});

it.each([
  ['hello'.repeat(2_000), 'one long word'],
  ['a '.repeat(5_000), 'articles'],
  ['\u0301'.repeat(10_000), 'accents'],
  ['('.repeat(10_000), 'brackets'],
  ["l'".repeat(5_000), 'elisions'],
])('judges ten thousand characters at once %#', (given) => {
  for (const language of ['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH', 'LANGUAGE_ARABIC'] as const) {
    expect(judgeAnswer(given, { language, answers: ['lantern'], explanation: '' })).toBe(
      'MISMATCH',
    );
    expect(judgeAnswer('lantern', { language, answers: [given], explanation: '' })).toBe(
      'MISMATCH',
    );
    expect(sameAnswerAs(given, language)('lantern')).toBe(false);
  }
});

describe('the article of an answer', () => {
  it('may be known from another right answer', () => {
    const judge = (given: string) =>
      judgeAnswer(given, {
        language: 'LANGUAGE_GERMAN',
        answers: ['Wohnung', 'die Wohnung'],
        explanation: '',
      });
    expect(['Wohnung', 'die Wohnung', 'eine Wohnung', 'das Wohnung'].map(judge)).toEqual([
      ...['MATCH', 'MATCH', 'MATCH', 'CLOSE'],
    ]);
  });
});
