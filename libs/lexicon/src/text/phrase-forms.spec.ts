import { beginsAlike, phraseIn } from './phrase-forms.js';

const none = (): boolean => false;

describe('a phrase in a text', () => {
  it('is found in the forms of its words, or if only its verb has a form that nothing tells', () => {
    const isForm = (word: string, part: string) => word === 'looking' && part === 'look';
    const text = 'We were looking forward to it.';
    expect(phraseIn(text, 'look forward to', isForm)).toBe('looking forward to');
    expect(phraseIn('J’ai eu besoin de toi.', 'avoir besoin de', none)).toBe('eu besoin de');
    expect(phraseIn('They gave up.', 'give up', none)).toBeUndefined();
    expect(phraseIn('He made up his mind.', "make up one's mind", none)).toBe('made up his mind');
  });

  it('is not found if it has one word, or more than sixteen', () => {
    expect(phraseIn('a b', 'a', none)).toBeUndefined();
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    expect(phraseIn(words(20), words(16), none)).toBe(words(16));
    expect(phraseIn(words(20), words(17), none)).toBeUndefined();
  });

  it.each([
    ['words that never fit', 'x ', 'y '],
    ['words that fit until the last', 'x ', 'x '],
  ])('takes time in proportion to the text: %s', (_, inTerm, inText) => {
    const term = `${inTerm.repeat(15)}end`;
    const text = inText.repeat(250_000);
    const before = process.cpuUsage();
    expect(phraseIn(text, term, beginsAlike)).toBeUndefined();
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});
