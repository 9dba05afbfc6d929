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
});
