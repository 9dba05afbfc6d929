import { seededRandom } from '../seeded-random.js';
import { DataFile } from './data-file.js';

const licence = '  1 This software is provided\n  2 as it is\n';
const line = (offset: number, topic: string): string =>
  `${String(offset).padStart(8, '0')} ${topic} n 01 word 0 000 | gloss\n`;
const length = line(0, '03').length;
const offsetOf = (at: number): number => licence.length + at * length;
const topics = ['03', '04', '04', '04', '05'];
const file = new DataFile(
  Buffer.from(licence + topics.map((topic, at) => line(offsetOf(at), topic)).join('')),
  'n',
);

describe('DataFile', () => {
  it('reads a synset at its offset', () => {
    expect(file.synsetAt(offsetOf(4)).lexFile).toBe(5);
  });

  it('samples every synset of a topic and only those', () => {
    const sampled = new Set(file.sample(4, 200, seededRandom('topic')));
    const expected = [1, 2, 3].map((at) => `n${String(offsetOf(at)).padStart(8, '0')}`);
    expect([...sampled].sort()).toEqual(expected);
  });

  it('samples the whole file without its licence', () => {
    const sampled = new Set(file.sample(undefined, 500, seededRandom('all')));
    expect(sampled.size).toBe(topics.length);
  });

  describe('with a test of the words', () => {
    const lines = [
      '03 n 02 Lake 0 mere 1 000 | water\n',
      '03 a 0b ' + 'up(ip) 0 '.repeat(11) + '000 | x\n',
    ];
    const mixed = new DataFile(
      Buffer.from(lines.map((each, at) => `0000000${at} ${each}`).join('')),
      'n',
    );
    const second = '00000000 '.length + lines[0]!.length;

    const wordsAt = (offset: number): string[] => {
      const words: string[] = [];
      mixed.hasWord(
        offset,
        (bytes, from, to) => words.push(bytes.toString('latin1', from, to)) < 0,
      );
      return words;
    };

    it('shows every word without its position in a sentence', () => {
      expect(wordsAt(0)).toEqual(['Lake', 'mere']);
      expect(wordsAt(second)).toEqual(Array.from({ length: 11 }, () => 'up'));
    });

    it('samples only synsets of which a word passes, from the same draws', () => {
      const isUp = (bytes: Buffer, from: number, to: number): boolean =>
        bytes.toString('latin1', from, to) === 'up';
      const all = [...mixed.sample(undefined, 100, seededRandom('words'))];
      const some = [...mixed.sample(undefined, 100, seededRandom('words'), isUp)];
      expect(some.length).toBeGreaterThan(0);
      expect(some).toEqual(all.filter((id) => id === 'n00000001'));
    });
  });
});
