import { isDeepStrictEqual } from 'node:util';
import { entryFaults } from '../../testing/entry-faults.js';
import { Dictionary } from '../dictionary.js';
import { learnerEntriesOf, parseEntry, readDictionary } from './learner-entries.js';

const dictionary = Dictionary.shared();
const lines = readDictionary().toString('utf8').trimEnd().split('\n');
const headOf = (line: string): string => line.split(' | ')[0] ?? '';
const termOf = (line: string): string => headOf(line).replace(/\S+$/, '');

/** Returns the senses that a line is about: `able a1`, `able a2`. */
function sensesOf(line: string): string[] {
  const { lemma, pos, number, alike = [] } = parseEntry(line) ?? {};
  return [number, ...alike].map((each) => `${lemma} ${pos}${each}`);
}

describe('our learner’s dictionary', () => {
  it('has entries without faults', () => {
    const faulty = lines.flatMap((line) =>
      entryFaults(line, dictionary).map((fault) => `${headOf(line)}: ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  it('has each sense once', () => {
    const senses = lines.flatMap(sensesOf);
    expect(new Set(senses).size).toBe(senses.length);
    expect(lines.length).toBeGreaterThan(18_000);
  });

  it('is sorted by the bytes of its terms, in which they are searched', () => {
    const terms = lines.map((line) => Buffer.from(termOf(line)));
    const unsorted = terms.filter(
      (term, at) => at > 0 && Buffer.compare(terms[at - 1] ?? term, term) > 0,
    );
    expect(unsorted.map(String)).toEqual([]);
  });

  it('finds every entry, and nothing for other words', () => {
    // Without a matcher for each of them, which would take most of the time.
    const lost = lines.filter((line) => {
      const entry = parseEntry(line);
      const found = learnerEntriesOf(entry?.lemma ?? '');
      return !found.some((each) => isDeepStrictEqual(each, entry));
    });
    expect(lost).toEqual([]);
    for (const other of ['', 'a', 'aardvark ', 'zzz', 'assembly n4 |'])
      expect(learnerEntriesOf(other)).toEqual([]);
  });

  it.each([
    'assembly',
    'assembly x1 | a group | The {assembly}. | - | crowd, audience',
    'assembly n4 | a group of people | The {assembly} voted.',
  ])('cannot read %p', (line) => {
    expect(parseEntry(line)).toBeUndefined();
  });

  it('stands for further senses', () => {
    const line =
      'able a1|2|3 | having the skill | He was {able} to swim. | - | eager, glad, afraid';
    expect(parseEntry(line)).toMatchObject({ lemma: 'able', pos: 'a', number: 1, alike: [2, 3] });
    expect(entryFaults(line.replace('|3', '|99'), dictionary)).toEqual(['no such sense']);
  });

  it.each([
    ['assembly n99 | a group | The {assembly} voted. | - | crowd, team, choir', ['no such sense']],
    [
      'assembly n4 | people who assemble | The {assembly} voted. | - | crowd, team, choir',
      ['definition: names the term'],
    ],
    ['assembly n4 | a group | The assembly voted. | - | crowd, team, choir', ['example: no gap']],
    [
      'assembly n4 | a group | The {meeting} voted. | - | crowd, team, choir',
      ['example: meeting is no form of the term'],
    ],
    [
      'assembly n4 | a group | The {assembly} voted. | crowd | crowd, team, choir',
      ['near: a synonym: crowd'],
    ],
    [
      'assembly n4 | a group | The {assembly} voted. | - | crowd, team, qwx',
      ['near: no such word: qwx'],
    ],
  ])('would find the fault of %p', (line, faults) => {
    expect(entryFaults(line, dictionary)).toEqual(faults);
  });
});
