import { readingsIn } from './readings.js';

describe('readingsIn', () => {
  it.each([
    ['たべる', '食べる', ['たべる']],
    ['たべる: to eat', '食べる', ['たべる']],
    ['to eat (たべる)', '食べる', ['たべる']],
    ['食べる【たべる】 to eat', '食べる', ['たべる']],
    ['コーヒー、豆', '珈琲', ['コーヒー']],
    ['to eat', '食べる', []],
    ['これを食べる', '食べる', []],
    ['ネコ', 'ねこ', []],
  ])('finds kana in %j', (note, term, readings) => {
    expect(readingsIn([note], term, 'LANGUAGE_JAPANESE')).toEqual(readings);
  });

  it.each([
    ['píngguǒ', '苹果', ['píngguǒ']],
    ['apple, píng guǒ', '苹果', ['píng guǒ']],
    ['Péngyou – friend', '朋友', ['Péngyou']],
    ['nǚ’ér', '女儿', ['nǚ ér']],
    ['apple', '苹果', []],
    ['entrée', '菜', []],
  ])('finds Pinyin in %j', (note, term, readings) => {
    expect(readingsIn([note], term, 'LANGUAGE_CHINESE')).toEqual(readings);
  });
});
