import 'reflect-metadata';
import { takerOf } from './faults.fixture.js';
import { effectivePageSize, IntegerParameter, TextParameter } from './query-members.js';

describe('an integer parameter', () => {
  const take = takerOf(IntegerParameter({ description: '', default: 20 }));

  it.each([
    ['0', 0],
    ['7', 7],
    ['007', 7],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('takes %s as %d', (sent, value) => {
    expect(take(sent)).toEqual({ value, failed: [] });
  });

  it('may be absent', () => {
    expect(take()).toEqual({ value: undefined, failed: [] });
  });

  it.each(['-1', '+1', '1.0', '1e3', '0x1', ' 1', '1 ', '١', 'NaN', 'Infinity', ''])(
    'does not take %j',
    (sent) => expect(take(sent).failed).toEqual(['INVALID_TYPE']),
  );
});

describe('an integer parameter with bounds', () => {
  const take = takerOf(IntegerParameter({ description: '', default: 30, min: 1, max: 365 }));

  it.each(['1', '365', '0365'])('takes %s', (sent) => expect(take(sent).failed).toEqual([]));

  it.each(['0', '366', '9'.repeat(30)])('does not take %s', (sent) =>
    expect(take(sent).failed).toEqual(['OUT_OF_RANGE']),
  );

  it('has one fault if it is not a number', () =>
    expect(take('x').failed).toEqual(['INVALID_TYPE']));
});

describe('a text parameter', () => {
  it('is taken unchanged', () => {
    const take = takerOf(TextParameter({ description: '', max: 3 }));
    expect(take(' e\u0301')).toEqual({ value: ' e\u0301', failed: [] });
    expect(take('abcd').failed).toEqual(['TOO_LONG']);
    expect(take('\0').failed).toEqual(['INVALID_CHARACTER']);
  });

  it('fails for its own reason, once', () => {
    const take = takerOf(TextParameter({ description: '', max: 3, reason: 'INVALID_FILTER' }));
    expect(take('\0\0\0\0').failed).toEqual(['INVALID_FILTER']);
    expect(take('abcd').failed).toEqual(['INVALID_FILTER']);
  });
});

it.each([
  [undefined, 20],
  [0, 20],
  [1, 1],
  [100, 100],
  [101, 100],
  [Number.MAX_SAFE_INTEGER, 100],
])('a page size of %p means %d items', (asked, items) => {
  expect(effectivePageSize(asked)).toBe(items);
});
