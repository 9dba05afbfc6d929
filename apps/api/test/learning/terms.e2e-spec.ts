import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('collect-word compares terms', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const same = [
    ['case', 'Apple', 'aPPLE', 'LANGUAGE_ENGLISH'],
    ['composed and decomposed letters', 'caf\u00e9', 'cafe\u0301', 'LANGUAGE_FRENCH'],
    ['white space', 'ice cream', ' ice \u3000\n cream\u00a0', 'LANGUAGE_ENGLISH'],
    ['Cyrillic case', 'МОСКВА', 'Москва', 'LANGUAGE_RUSSIAN'],
    ['sharp s in Dutch', 'STRASSE', 'straße', 'LANGUAGE_DUTCH'],
    ['decomposed German', 'Ärger', 'A\u0308rger', 'LANGUAGE_GERMAN'],
    ['Hangul jamo', '한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8', 'LANGUAGE_KOREAN'],
  ] as const;
  it.each(same)('as the same: %s', async (_, one, other, language) => {
    const first = await learner.collect({ term: one, language });
    const second = await learner.collect({ term: other, language });
    expect(second).toEqual(first);
  });

  const different = [
    ['case in German', 'Essen', 'essen', 'LANGUAGE_GERMAN'],
    ['the dotless i', 'sIk', 'sık', 'LANGUAGE_ENGLISH'],
    ['the dotted capital I', 'İz', 'iz', 'LANGUAGE_ENGLISH'],
    ['accents', 'resume', 'résumé', 'LANGUAGE_ENGLISH'],
    ['emoji', '👩‍🚀', '👨‍🚀', 'LANGUAGE_ENGLISH'],
    ['compatibility forms', 'ﷺ', 'صلى الله عليه وسلم', 'LANGUAGE_ARABIC'],
    ['a space', 'into', 'in to', 'LANGUAGE_ENGLISH'],
  ] as const;
  it.each(different)('as different: %s', async (_, one, other, language) => {
    const first = await learner.collect({ term: one, language });
    const second = await learner.collect({ term: other, language });
    expect(second.id).not.toBe(first.id);
    expect([first.term, second.term]).toEqual([one, other]);
  });

  it('within one language only', async () => {
    const ids = await Promise.all(
      ['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH', 'LANGUAGE_DUTCH'].map(
        async (language) => (await learner.collect({ term: 'chat', language })).id,
      ),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('after storing them in NFC without white space at the ends', async () => {
    expect((await learner.collect(' \u3000cafe\u0301\n ')).term).toBe('caf\u00e9');
  });

  it.each([
    ['emoji', '🌳'],
    ['letters that case folding makes three', '\u0390'],
    ['right to left', 'ك'],
    ['Chinese beyond the BMP', '𠮷'],
  ])('of 255 code points: %s', async (_, letter) => {
    const word = await learner.collect(letter.repeat(255));
    expect(word.term).toBe(letter.repeat(255).normalize('NFC'));
    expect((await learner.collect(letter.repeat(255))).id).toBe(word.id);
    expect((await learner.send({ term: letter.repeat(256) })).body.error.details).toEqual([
      expect.objectContaining({ reason: 'TOO_LONG', field: 'spec.term' }),
    ]);
  });
});
