import { join } from 'node:path';
import { indexed, packDirectory, writeDictd } from '../packs.fixture.js';

const directory = packDirectory();

/** The entries of a term in a dictd dictionary with these texts. */
async function find(
  term: string,
  entries: readonly (readonly [string, string])[],
  { name = 'small-deu-eng', compressed = true } = {},
) {
  await writeDictd(join(directory.path, name), entries, { compressed });
  const pack = await indexed(directory.path);
  const found = pack.find(term);
  const { description } = pack;
  pack.close();
  return { found, description };
}

describe('a dictd dictionary', () => {
  it('describes itself in entries of its own, in either spelling of their names', async () => {
    const about = (prefix: string) =>
      [
        [`${prefix}short`, 'Small German ver. 1\n'],
        [
          `${prefix}info`,
          'Small\n\nAvailability:\n\n    Under the\n  GPL.\n\nPublished at: http://x/\n',
        ],
        ['haus', 'Haus\nhouse\n'],
      ] as const;
    const expected = {
      format: 'DICTD',
      title: 'Small German ver. 1',
      language: 'LANGUAGE_GERMAN',
      definitionLanguage: 'eng',
      licence: 'Under the GPL.',
      source: 'http://x/',
    };
    expect((await find('x', about('00database'))).description).toEqual(expected);
    expect((await find('x', about('00-database-'))).description).toEqual(expected);
  });

  it('has headwords as they are written, grammar, senses, labels and examples, as FreeDict writes them', async () => {
    const text = `Haus /hˈaʊs/ <neut, n, sg>
1. house <n>, home [Br.]
      "ein Haus bauen"  - build a house
         Note: not a tent
2. [vulg.] dump
   Synonyms: {Heim}

 see: {Hütte}
`;
    const { found } = await find('HAUS', [['haus', text]], { compressed: false });
    expect(found).toMatchObject([
      {
        term: 'Haus',
        partOfSpeech: 'noun',
        labels: [],
        definitions: ['house, home', '(vulgar) dump'],
        examples: [{ sentence: 'ein Haus bauen', translation: 'build a house' }],
      },
    ]);
  });

  it('has JMdict by way of FreeDict, which joins notes with senses', async () => {
    const text = ` [ichi1]  [nf03]  犬 /(en)tʃˈaɪniːz(ja)lˈe̞tə/,  [ichi1]  [nf03] いぬ /ˈinɯᵝ/
1. (noun (common) (futsuumeishi))
dog
2.
         Note: derogatoryloser
`;
    const { found } = await find('犬', [['犬', text]], { name: 'small-jpn-eng' });
    expect(found).toMatchObject([
      {
        term: '犬',
        readings: ['いぬ'],
        partOfSpeech: 'noun',
        definitions: ['dog', '(offensive) loser'],
      },
    ]);
    expect(found[0]?.commonness).toBeGreaterThan(67);
  });

  it('has what a Japanese word is, rather than that it can be a suffix, or a noun used as an adverb', async () => {
    const partOf = async (tags: string) =>
      (await find('切る', [['切る', ` 切る /x/\n${tags}\nto cut\n`]], { name: 'small-jpn-eng' }))
        .found[0]?.partOfSpeech;
    expect(await partOf("(suffix)\n (Godan verb with `ru' ending)")).toBe('verb');
    expect(await partOf('(adverbial noun (fukushitekimeishi))')).toBe('noun');
  });

  it('labels a word only if the label is for all of its translations', async () => {
    const labelsOf = async (text: string) =>
      (await find('obwohl', [['obwohl', `obwohl /x/ <conj>\n${text}\n`]])).found[0]?.labels;
    expect(await labelsOf("although <conj>, tho' <conj> [coll.]")).toEqual([]);
    expect(await labelsOf("tho' <conj> [coll.]")).toEqual(['colloquial']);
    expect(await labelsOf('fool <n>, twit <n> [pej.]')).toEqual(['offensive']);
  });

  it('finds a German verb by itself, and not only with the objects that its headword tells', async () => {
    const text = 'jdn./etw. mit jdm./etw. vergleichen /x/ <v>\ncompare sb./sth. with sb./sth.\n';
    const { found } = await find('vergleichen', [['jdnetw mit jdmetw vergleichen', text]]);
    expect(found).toMatchObject([{ term: 'vergleichen', partOfSpeech: 'verb' }]);
  });

  it('finds a German verb with its pronoun, under the verb as well', async () => {
    const text = 'sich an jdn./etw. erinnern /x/ <v>\nremember sb./sth. <v> [formal]\n';
    const entries = [['sich an jdnetw erinnern', text]] as const;
    const { found } = await find('sich erinnern', entries);
    expect(found).toMatchObject([{ definitions: ['remember somebody'], partOfSpeech: 'verb' }]);
    const bare = await find('erinnern', entries);
    expect(bare.found).toMatchObject([{ definitions: ['(sich) remember somebody'] }]);
  });

  it('tells the gender of nouns and which are plurals, and writes short forms and remarks out', async () => {
    const { found } = await find('turm', [
      [
        'turm',
        'Turm /x/ <masc, n, sg>\n[ein Gebäude mit vielen Stufen] tower for sb. or sth. <n>\n',
      ],
      ['turm', 'Turm /x/ <pl>\ntowers\n'],
    ]);
    expect(found).toMatchObject([
      { gender: 'p' },
      { gender: 'm', definitions: ['tower for somebody or something'] },
    ]);
  });

  it('has a headword as it is written, also if a shorter spelling stands behind it', async () => {
    const text = 'Wohnung /vˈoːnʊŋ/ (Whg. /(en)dˈʌb(de)/) <fem, n, sg>\nflat <n> [Br.]\n';
    const { found } = await find('wohnung', [['wohnung', text]]);
    expect(found).toMatchObject([{ term: 'Wohnung', gender: 'f' }]);
  });

  it('tells which Japanese nouns become verbs', async () => {
    const suru = ' (noun or participle which takes the aux. verb suru)\n';
    const genderOf = async (tags: string) =>
      (await find('運転', [['運転', ` 運転 /x/\n${tags}driving\n`]], { name: 'small-jpn-eng' }))
        .found[0]?.gender;
    expect(await genderOf(`(noun (common) (futsuumeishi))\n${suru}`)).toBe('s');
    expect(await genderOf('(noun (common) (futsuumeishi))\n')).toBe('');
  });

  it('may be written in any other way, and keeps HTML as text', async () => {
    const { found } = await find('loop', [['loop', 'See <b>cycle</b>.\n   And {loop}.\n']], {
      name: 'jargon.en',
    });
    expect(found).toMatchObject([{ definitions: ['See <b>cycle</b>. And {loop}.'] }]);
  });

  it('finds each of many words, also those of one spelling, and nothing else', async () => {
    const words = Array.from(
      { length: 3_000 },
      (_, n) => [`w${n}`, `w${n}\nmeaning ${n}\n`] as const,
    );
    const twins = Array.from({ length: 9 }, (_, n) => ['w7', `w7\nother ${n}\n`] as const);
    await writeDictd(join(directory.path, 'many-deu-eng'), [...words, ...twins]);
    const pack = await indexed(directory.path);
    const missed = words.filter(([word]) => pack.find(word).length !== (word === 'w7' ? 10 : 1));
    expect(missed).toEqual([]);
    expect(['', 'w', 'w3000', 'W2999x', 'zz'].flatMap((word) => pack.find(word))).toEqual([]);
    expect(pack.find('ＷW2999'.slice(1))).toHaveLength(1);
    pack.close();
  });
});
