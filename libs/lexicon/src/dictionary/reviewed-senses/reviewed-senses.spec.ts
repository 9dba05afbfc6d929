import { isSuitableGloss, isSuitableWord } from '../../text/suitability.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';
import { Dictionary } from '../dictionary.js';
import { TermFamily } from '../family.js';
import { parseRow, reviewedSensesOf, type ReviewedRow } from './reviewed-senses.js';
import { reviewedRows } from './rows.js';

const MAX_DEFINITION_LENGTH = 110;

const { wordnet } = Dictionary.shared();
const lines = reviewedRows.split('\n').filter((line) => line.trim() !== '');
const rows = lines.flatMap((line) => parseRow(line.trim()) ?? []);

function synsetOf(lemma: string, name: string): string | undefined {
  const senses = wordnet.senses.sensesOf(lemma);
  return senses.find(({ pos, number }) => `${pos}${number}` === name)?.synset;
}

/** Returns what is wrong with a row, or `[]`. */
function faultsOf({ lemma, sense, sign, text }: ReviewedRow): string[] {
  const pos = sense.charAt(0) as PartOfSpeech;
  const names = sense.slice(1).split('|');
  const [synset] = names.map((number) => synsetOf(lemma, `${pos}${number}`));
  if (names.some((number) => synsetOf(lemma, `${pos}${number}`) === undefined))
    return ['no such sense'];
  const family = TermFamily.of(lemma, wordnet.synset(synset ?? ''), wordnet);
  return sign === ':' ? faultsInDefinition(text, family) : faultsInSynonyms(text, pos, family);
}

function faultsInDefinition(text: string, family: TermFamily): string[] {
  return [
    ...(text.length > MAX_DEFINITION_LENGTH ? ['too long'] : []),
    ...(/[.;,:]$|["`“”_|]|\s{2}/.test(text) ? ['punctuation'] : []),
    ...(family.isNamedIn(text) ? ['names the term'] : []),
    ...(isSuitableGloss(text) ? [] : ['not for children']),
  ];
}

function faultsInSynonyms(text: string, pos: PartOfSpeech, family: TermFamily): string[] {
  return text
    .split(', ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const senses = wordnet.senses.sensesOf(word.replaceAll(' ', '_').toLowerCase());
      return [
        ...(senses.some((sense) => sense.pos === pos) ? [] : [`no such word: ${word}`]),
        ...(isSuitableWord(word) ? [] : [`not for children: ${word}`]),
        ...(family.includes(word) ? [`akin: ${word}`] : []),
      ];
    });
}

describe('the reviewed senses', () => {
  it('are rows that can be read', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(lines.filter((line) => parseRow(line.trim()) === undefined)).toEqual([]);
  });

  it('are senses that the dictionary has, in definitions that do not name them', () => {
    const faulty = rows.flatMap((row) =>
      faultsOf(row).map((fault) => `${row.lemma} ${row.sense}${row.sign} ${row.text}: ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  it('occur once each', () => {
    const keys = rows.map(({ lemma, sense, sign }) => {
      const isSynonyms = sign === '+' || sign === '-';
      return `${lemma} ${sense.split('|')[0]}${isSynonyms ? sign : ''}`;
    });
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
  });

  it('are read with their definitions and synonyms', () => {
    expect(parseRow('right a1 - starboard')).toEqual({
      ...{ lemma: 'right', sense: 'a1', sign: '-', text: 'starboard' },
    });
    expect(parseRow('right a1 -')).toMatchObject({ sign: '-', text: '' });
    expect(parseRow('right: not left')).toBeUndefined();
    expect(reviewedSensesOf('allowable').at(-1)).toMatchObject({
      ...{ pos: 'a', numbers: [1], isMet: true },
      definition: 'that the rules permit',
    });
  });
});
