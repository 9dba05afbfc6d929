import { areCognates, contentStems, overlap } from './stemming.js';

describe('areCognates', () => {
  it.each([
    ['decide', 'decision'],
    ['clan', 'clannish'],
    ['happy', 'happiness'],
    ['run', 'running'],
    ['studies', 'study'],
    ['beauty', 'beautiful'],
    ['science', 'scientific'],
    ['conclude', 'conclusion'],
    ['stop', 'stopped'],
  ])('sees one family in %s and %s', (one, other) => {
    expect(areCognates(one, other)).toBe(true);
  });

  it.each([
    ['sister', 'system'],
    ['bank', 'river'],
    ['sea', 'season'],
    ['universe', 'union'],
    ['cat', 'dog'],
  ])('tells %s from %s', (one, other) => {
    expect(areCognates(one, other)).toBe(false);
  });
});

describe('contentStems', () => {
  it('leaves out function words and what every gloss says', () => {
    expect(contentStems('a person who is of the sea')).toEqual(contentStems('sea'));
  });
});

describe('overlap', () => {
  it('measures the shared part by the smaller set', () => {
    expect(overlap(new Set(['a', 'b']), new Set(['b', 'c', 'd', 'e']))).toBe(0.5);
    expect(overlap(new Set(), new Set(['a']))).toBe(0);
  });
});
