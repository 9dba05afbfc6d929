import { contentStems, stem } from '../text/stemming.js';
import { directionOf, nearness } from './word-vectors.js';

function directionOfText(text: string): ReturnType<typeof directionOf> {
  return directionOf([...contentStems(text)].map((each) => [each, 1]));
}

function likeness(one: string, other: string): number {
  const [first, second] = [directionOfText(one), directionOfText(other)];
  return first === undefined || second === undefined ? Number.NaN : nearness(first, second);
}

describe('the direction of a text', () => {
  it('has the length 1', () => {
    expect(likeness('guitar', 'guitar')).toBeCloseTo(1, 3);
    expect(likeness('a judge and a lawyer', 'a judge and a lawyer')).toBeCloseTo(1, 3);
  });

  it.each([
    ['guitar', 'violin', 'lawyer'],
    ['oven', 'cook', 'soldier'],
    ['snow', 'rain', 'election'],
    ['the nurse gave an injection', 'hospital', 'orchestra'],
    ['they boiled the potatoes', 'soup', 'parliament'],
  ])('of “%s” is nearer to “%s” than to “%s”', (text, related, other) => {
    expect(likeness(text, related)).toBeGreaterThan(likeness(text, other) + 0.2);
  });

  it('is unknown if no word has a vector', () => {
    expect(directionOf([])).toBeUndefined();
    expect(directionOf([['zzyzx', 1]])).toBeUndefined();
    expect(directionOf([['guita', 1]])).toBeUndefined();
  });

  it('is found by the stems that texts have', () => {
    const words = ['running', 'happily', 'engines', 'decision', 'boxes', 'studies'];
    for (const word of words) expect(directionOf([[stem(word), 1]])).toBeDefined();
  });
});
