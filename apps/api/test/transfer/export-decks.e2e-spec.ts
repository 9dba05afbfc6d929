import fc from 'fast-check';
import type { LearnedWordDto } from '@wordgrove/dto';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT, importFile } from '../support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** Pieces of texts that Anki, HTML or a file could take for something else. */
const PIECES = [
  ...['[sound:x]', '[sound:', '[anki:play:q:0]', '[latex]', '{{c1::', '::', '}}', '{{Term}}'],
  ...[
    '<b>',
    '</b>',
    '<',
    '>',
    '<!--',
    '-->',
    '<br>',
    '<img src=x>',
    '&nbsp;',
    '&amp;lt;',
    '&',
    '"',
  ],
  ...[' ', '  ', '\t', '\n', '\n\n\n', '\u00a0', '\u3000', '\u200b', '\u2028', '\ufeff'],
  ...['😀', '👩‍🚀', 'שלום', '\u202e', 'e\u0301', '漢字', 'a', 'Wordgrove', '\\', ';', '#', "'"],
];

const text = (max: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
    .map((pieces) => [...pieces.join('')].slice(0, max).join('').trim())
    .filter((made) => made !== '');

const spec = fc.record({
  term: text(255),
  notes: fc.array(text(2_000), { maxLength: 3 }),
  tags: fc.array(text(64), { maxLength: 3 }),
  contexts: fc.array(fc.record({ sentence: text(1_000), source_title: fc.option(text(100)) }), {
    maxLength: 1,
  }),
});

/** Returns the members that a deck must bring back. */
const shown = (words: readonly LearnedWordDto[]) =>
  words.map(({ term, language, notes, tags, contexts }) => ({
    ...{ term, language, notes, tags, contexts },
  }));

async function deckOf({ token }: Learner): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.url}${EXPORT}?format=apkg`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

/** A learner of these words, and one who has them by way of a deck only. */
async function byDeck(specs: unknown[]): Promise<[LearnedWordDto[], LearnedWordDto[]]> {
  const [learner, other] = [await Learner.of(service), await Learner.of(service)];
  const collected = await learner.sendAll(specs);
  if (collected.status !== 200) throw new Error(collected.text);
  const done = await importFile(service, other, 'apkg', await deckOf(learner));
  expect(done).toMatchObject({ status: 'SUCCEEDED', errors: [] });
  const order = { order_by: 'term' };
  return [await learner.listAll(order), await other.listAll(order)];
}

describe('an exported deck', () => {
  it('brings every word back as it was, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(spec, { minLength: 1, maxLength: 60 }), async (specs) => {
        const [before, after] = await byDeck(specs);
        expect(shown(after)).toEqual(shown(before));
      }),
      { numRuns: 15 },
    );
  });

  it.each(['[sound:x]', '<img src="x.png">', '<b></b>', '{{c1::}}', '&nbsp;', '<!-- -->'])(
    'brings %s back as the term that it is',
    async (term) => {
      const [, words] = await byDeck([{ term, notes: [term, 'two\nlines'], tags: ['two words'] }]);
      expect(words).toMatchObject([{ term, notes: [term, 'two\nlines'], tags: ['two words'] }]);
    },
  );

  it('shows no more in Anki than it has: further contexts stay behind', async () => {
    const contexts = [{ sentence: 'The first.' }, { sentence: 'The second.' }];
    const [, words] = await byDeck([{ term: 'oak', contexts }]);
    expect(words).toMatchObject([{ contexts: [{ sentence: 'The first.' }] }]);
  });
});
