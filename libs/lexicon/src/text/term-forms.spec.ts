import { unspacedForm } from './phrase-forms.js';
import { likelyForm } from './term-forms.js';

describe('the form of a term in a text', () => {
  it.each([
    ['вернуться', 'Мы вернулись домой поздно.', 'вернулись'],
    ['учиться', 'Мой брат учится в университете.', 'учится'],
    ['вернуть', 'Мы вернули книгу.', 'вернули'],
    ['вернуться', 'Мы верно поняли.', undefined],
  ])('of %s is what begins as it does, whatever pronoun follows', (term, text, form) => {
    expect(likelyForm(text, term)).toBe(form);
  });

  it.each([
    ['食べる', '朝ご飯を食べてから学校へ行きます。', '食べて'],
    ['空く', 'お腹が空いたから、何か食べよう。', '空いた'],
    ['高い', 'これは高いので買いません。', '高い'],
    ['読む', '本を読みましたか。', '読みました'],
    ['洗う', '手を洗ってください。', '洗って'],
    ['見つかる', '鍵が見つからない。', '見つからない'],
    ['分かる', '分からないから、教えて。', '分からない'],
  ])('of %s in Japanese ends before a conjunction', (term, text, form) => {
    expect(unspacedForm(text, term, 'LANGUAGE_JAPANESE')).toBe(form);
  });
});
