import fc from 'fast-check';
import { MALFORMED_VALUE, parseQuery } from './query-parser.js';

/** A plain copy, since the parser's objects have no prototype. */
const parsed = (text: string | null | undefined) => ({ ...parseQuery(text) });

describe('parseQuery', () => {
  it.each([null, undefined, '', '&', '&&&'])('makes nothing of %j', (text) => {
    expect(parsed(text)).toEqual({});
  });

  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['=x', { '': 'x' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=+b%2Bc', { a: ' b+c' }],
    ['caf%C3%A9=%F0%9F%98%80', { café: '😀' }],
    ['a=%00', { a: '\0' }],
  ])('reads %s', (text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  it('takes brackets and dots as part of the name', () => {
    expect(parsed('a[]=1&a[b]=2&a.c=3&a%5B0%5D=4')).toEqual({
      'a[]': '1',
      'a[b]': '2',
      'a.c': '3',
      'a[0]': '4',
    });
  });

  it('keeps every value of a repeated name, in order', () => {
    expect(parsed('a=1&b=x&a=2&%61=3')).toEqual({ a: ['1', '2', '3'], b: 'x' });
  });

  it.each(['a=%FF', 'a=%E4%A', 'a=%', 'a=%zz', 'a=%ED%A0%80', 'a=%C0%80'])(
    'marks the value of %s, which is not UTF-8',
    (text) => expect(parsed(text)).toEqual({ a: MALFORMED_VALUE }),
  );

  it('marks a name that is not UTF-8 under its own text', () => {
    expect(parsed('%FF=1')).toEqual({ '%FF=1': MALFORMED_VALUE });
  });

  it('touches no prototype', () => {
    const query = parseQuery('__proto__=x&__proto__=y&constructor=z');
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.entries(query)).toEqual([
      ['__proto__', ['x', 'y']],
      ['constructor', 'z'],
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('finds the same values malformed as JavaScript does', () => {
    const byte = fc.oneof(
      fc.constantFrom('00', '41', '7F', '80', '8f', '90', '9F', 'a0', 'BF', 'C1', 'c2', 'DF'),
      fc.constantFrom('E0', 'e1', 'ec', 'ED', 'EE', 'ef', 'f0', 'F1', 'F3', 'f4', 'F5', 'g0', '8'),
    );
    const part = fc.oneof(
      { weight: 6, arbitrary: byte.map((digits) => `%${digits}`) },
      { weight: 1, arbitrary: fc.constantFrom('a', 'é', '%', '\ud800') },
    );
    const texts = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => expect(parseQuery(`a=${text}`)['a']).toBe(decoded(text))),
      { numRuns: 5_000 },
    );
  });

  it('takes a few milliseconds for thousands of malformed values', () => {
    const text = '%FF&'.repeat(4_000);
    const costs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      parseQuery(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    expect(Math.min(...costs)).toBeLessThan(10);
  });
});

function decoded(text: string): unknown {
  try {
    return decodeURIComponent(text);
  } catch {
    return MALFORMED_VALUE;
  }
}
