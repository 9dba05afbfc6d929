import { join } from 'node:path';
import { indexed, packDirectory, writeZip, YOMITAN_INDEX } from '../packs.fixture.js';

const directory = packDirectory();

/** The entries of a term in a Yomitan dictionary with these rows. */
async function find(term: string, rows: unknown[], more: Record<string, unknown> = {}) {
  await writeZip(join(directory.path, 'small.zip'), {
    'index.json': YOMITAN_INDEX,
    'term_bank_1.json': rows,
    ...more,
  });
  const pack = await indexed(directory.path);
  const found = pack.find(term);
  pack.close();
  return found;
}

const content = (...nodes: unknown[]) => [{ type: 'structured-content', content: nodes }];
const node = (tag: string, role: string, inner: unknown) => ({
  tag,
  data: { content: role },
  content: inner,
});

describe('a Yomitan dictionary', () => {
  it('describes itself', async () => {
    await find('x', [['x', '', '', '', 0, ['y'], 1, '']]);
    const pack = await indexed(directory.path);
    expect(pack.description).toEqual({
      format: 'YOMITAN',
      title: 'Small Japanese',
      language: 'LANGUAGE_JAPANESE',
      definitionLanguage: 'en',
      licence: 'CC BY-SA 4.0',
      source: 'https://dictionary.example/',
    });
    pack.close();
  });

  it('has glosses, readings, parts of speech and scores, the best entry first', async () => {
    const rows = [
      ['打つ', 'ぶつ', 'vt', 'v5', 1, ['to beat'], 3, ''],
      ['打つ', 'うつ', 'vt', 'v5', 10, ['to hit', 'to strike'], 3, 'P'],
    ];
    const tags = [['vt', 'partOfSpeech', 0, 'transitive verb', 0]];
    expect(await find('打つ', rows, { 'tag_bank_1.json': tags })).toMatchObject([
      {
        readings: ['うつ'],
        partOfSpeech: 'verb',
        // Its score, and points since its translation is common and stands beside it once.
        commonness: 21.8,
        definitions: ['to hit; to strike'],
      },
      { readings: ['ぶつ'], definitions: ['to beat'] },
    ]);
  });

  it('has structured content, of which only the senses are definitions', async () => {
    const glosses = content(
      node('span', 'part-of-speech-info', 'noun'),
      node('ul', 'glossary', [
        { tag: 'li', content: 'cat' },
        { tag: 'li', content: 'kitty' },
      ]),
      { tag: 'div', content: [node('span', 'tag', 'vulg'), 'an ugly thing'] },
      { tag: 'ruby', content: ['猫', { tag: 'rt', content: 'ねこ' }] },
      node('details', 'details-entry-examples', [
        { tag: 'summary', content: '1 example' },
        node('div', 'example-sentence', [
          node('div', 'example-sentence-a', '猫がいる。'),
          node('div', 'example-sentence-b', 'There is a cat.'),
        ]),
      ]),
      node('div', 'attribution', 'somebody'),
      { tag: 'img', path: 'cat.png' },
    );
    expect(await find('猫', [['猫', 'ねこ', '', '', 0, glosses, 1, '']])).toMatchObject([
      {
        partOfSpeech: 'noun',
        definitions: ['cat; kitty', '(vulgar) an ugly thing', '猫'],
        examples: [{ sentence: '猫がいる。', translation: 'There is a cat.' }],
      },
    ]);
  });

  it('keeps HTML and scripts as text', async () => {
    const script = '<script>alert(1)</script>&amp;<b>bold</b>';
    const rows = [['<img src=x onerror=alert(1)>', '', '', '', 0, [script], 1, '']];
    expect(await find('<img src=x onerror=alert(1)>', rows)).toMatchObject([
      { term: '<img src=x onerror=alert(1)>', definitions: [script] },
    ]);
  });

  it('leaves out what refers to another entry, has no text, or is nested without end', async () => {
    const rows = [
      ['a', '', '', '', 0, [['b', ['past']]], 1, ''],
      ['b', '', '', '', 0, [['a', ['past']]], 1, ''],
      ['c', '', '', '', 0, content('DEEP'), 1, ''],
      'no row',
      ['d', '', '', '', 0, ['a letter'], 1, ''],
    ];
    // JSON.stringify cannot write it.
    const deep = `${'['.repeat(20_000)}"deep"${']'.repeat(20_000)}`;
    const text = JSON.stringify(rows).replace('"DEEP"', deep);
    expect(await find('d', [], { 'term_bank_1.json': text })).toHaveLength(1);
    const pack = await indexed(directory.path);
    expect(pack.entryCount).toBe(1);
    pack.close();
  });

  it('may be of format 1, and in several banks', async () => {
    const found = await find('x', [['x', '', 'n', '', 0, 'one']], {
      'index.json': { ...YOMITAN_INDEX, format: 1 },
      'term_bank_2.json': [['x', '', 'n', '', 1, 'two', 'three']],
    });
    expect(found.map(({ definitions }) => definitions)).toEqual([['two; three'], ['one']]);
  });
});
