import { completed } from '../steps.js';
import { ExampleIndex } from './example-index.js';

const lines = [
  '00000001 | a gloss; "The first lantern"; "Lanterns and lights"\n',
  '00000002 | five inches or 5"; no example here\n',
  '00000003 | another; "the second LANTERN"\n',
];
const index = completed(
  ExampleIndex.of([
    Buffer.from(lines.join(''), 'latin1'),
    Buffer.from('00000001 | elsewhere; "one café, one lantern"\n', 'latin1'),
  ]),
);
const found = (word: string, atMost = 10): string[] => [...index.examplesWith(word, atMost)];

describe('ExampleIndex', () => {
  it('finds examples by their words, in all files and whatever their case', () => {
    expect(found('lantern')).toEqual([
      'The first lantern',
      'the second LANTERN',
      'one café, one lantern',
    ]);
    expect(found('café')).toEqual(['one café, one lantern']);
  });

  it('finds whole words, and none outside of examples', () => {
    expect(found('lanter')).toEqual([]);
    expect(found('lanterns')).toEqual(['Lanterns and lights']);
    expect(found('gloss')).toEqual([]);
    expect(found('example')).toEqual([]);
  });

  it('stops at the limit, and leaves out the shortest words', () => {
    expect(found('lantern', 2)).toHaveLength(2);
    expect(found('')).toEqual([]);
    expect(found('an')).toEqual([]);
  });
});
