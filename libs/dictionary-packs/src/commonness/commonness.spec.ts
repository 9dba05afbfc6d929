import { join } from 'node:path';
import { indexed, packDirectory, writeDictd } from '../packs.fixture.js';

const directory = packDirectory();

async function pack(entries: readonly (readonly [string, string])[], pair = 'deu-eng') {
  await writeDictd(join(directory.path, `small-${pair}`), entries);
  return indexed(directory.path);
}

const noun = (term: string, meaning: string) =>
  [term.toLowerCase(), `${term} /x/ <fem, n, sg>\n${meaning} <n>\n`] as const;

describe('how common a word is', () => {
  it('follows from compounds, phrases and examples that have it with the same translation', async () => {
    const opened = await pack([
      noun('Schnecke', 'scroll'),
      noun('Schnecke', 'snail'),
      noun('Seeschnecke', 'sea snail'),
      noun('Nacktschnecke', 'naked snail'),
    ]);
    expect(opened.find('Schnecke').map(({ definitions }) => definitions[0])).toEqual([
      'snail',
      'scroll',
    ]);
    opened.close();
  });

  it('is not that of a word that only begins alike', async () => {
    const example = '      "eine Sünde begehen"  - commit a sin\n';
    const opened = await pack([
      noun('Sünd', 'sin'),
      ['sünde', `Sünde /x/ <fem, n, sg>\nsin <n>\n${example}${example}`],
    ]);
    const [rare] = opened.find('Sünd');
    const [common] = opened.find('Sünde');
    expect(rare?.commonness).toBeLessThan((common?.commonness ?? 0) - 3);
    opened.close();
  });

  it('is not that of a noun which looks like a form of it', async () => {
    const examples = '      "jemandem Bescheid sagen"  - summon somebody\n'.repeat(9);
    const opened = await pack([
      ['bescheid', `Bescheid /x/ <masc, n, sg>\nnotice <n>\n${examples}`],
      ['bescheiden', 'bescheiden /x/ <v>\nsummon <v>\n'],
      ['bescheiden', 'bescheiden /x/ <adj>\nmodest <adj>\n'],
      ['sehr bescheiden', 'sehr bescheiden /x/ <adj>\nvery modest <adj>\n'],
    ]);
    expect(opened.find('bescheiden')[0]?.definitions).toEqual(['modest']);
    opened.close();
  });

  it('is less for a Japanese spelling without its own mark, or of a word mostly written in kana', async () => {
    const marked = ' [ichi1]  [nf04]  教諭 /x/,  教喩 /x/,  [ichi1]  [nf04] きょうゆ /x/\n';
    const text = `${marked}(noun (common) (futsuumeishi))\nteacher\n`;
    const opened = await pack(
      [
        ['教諭', text],
        ['教喩', text],
        [
          '有る',
          ' [ichi1]  有る /x/,  [ichi1] ある /x/\n1. (Godan verb)\nto be\n         Note: word usually written using kana alone\n',
        ],
      ],
      'jpn-eng',
    );
    const commonnessOf = (term: string) => opened.find(term)[0]?.commonness ?? 0;
    expect(commonnessOf('教諭') - commonnessOf('教喩')).toBeGreaterThan(60);
    expect(commonnessOf('有る')).toBeLessThan(20);
    opened.close();
  });
});

describe('the translations of a pack', () => {
  const adjectives = ['burdensome, heavy, onerous', 'bleak, dismal, sad', 'far, remote, wide'];

  it('are put in the order of their commonness only if the pack sorts them by the alphabet', async () => {
    const entries = (texts: readonly string[]) =>
      texts.map((text, at) => [`w${at}`, `w${at} <adj>\n${text}\n`] as const);
    const sorted = await pack(entries(adjectives), 'fra-eng');
    expect(sorted.find('w0')[0]?.definitions).toEqual(['heavy, burdensome, onerous']);
    sorted.close();
    const unsorted = await pack(
      entries([...adjectives, 'quick, fast, swift', 'good, fine, able']),
      'fra-eng',
    );
    expect(unsorted.find('w0')[0]?.definitions).toEqual([adjectives[0]]);
    unsorted.close();
  });
});

describe('the common words of a pack', () => {
  it('are sampled near a commonness, without labels, phrases and parts of words', async () => {
    const words = Array.from({ length: 3_000 }, (_, n) => {
      const word = `w${n}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
      return [word, `      "das ${word} hier"  - this meaning here\n`.repeat(n % 10)];
    }).map(([word = '', examples = '']) => [word, `${word} <n>\nmeaning\n${examples}`] as const);
    const opened = await pack([
      ...words,
      ['rechts', 'Rechts… <n>\nright\n'],
      ['im stich lassen', 'im Stich lassen <n>\nabandoned\n'],
      ['dings', 'Dings <n>\n[vulg.] stuff\n'],
    ]);
    const common = opened.sample(Math.random, 'noun');
    const rare = opened.sample(Math.random, 'noun', -Infinity);
    const mean = (entries: typeof common) =>
      entries.reduce((sum, { commonness }) => sum + commonness, 0) / entries.length;
    expect(mean(common)).toBeGreaterThan(mean(rare) + 1);
    const terms = [...common, ...rare].map(({ term }) => term);
    expect(terms.filter((term) => /Rechts|Stich|Dings/.test(term))).toEqual([]);
    expect(opened.sample(Math.random, 'verb')).toEqual([]);
    opened.close();
  });
});
