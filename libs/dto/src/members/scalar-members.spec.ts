import 'reflect-metadata';
import { takerOf } from './faults.fixture.js';
import {
  BooleanMember,
  EnumListMember,
  EnumMember,
  InstantMember,
  IntegerMember,
} from './scalar-members.js';

const colours = { values: ['RED', 'BLUE'], name: 'Colour', description: '' };

describe('an integer member', () => {
  const take = takerOf(IntegerMember({ min: -1, max: 5, description: '' }));

  it.each([-1, 0, 5])('takes %j', (sent) => {
    expect(take(sent)).toEqual({ value: sent, failed: [] });
  });

  it.each([
    [undefined, ['REQUIRED']],
    [null, ['INVALID_TYPE']],
    ['1', ['INVALID_TYPE']],
    [1.5, ['INVALID_TYPE']],
    [true, ['INVALID_TYPE']],
    [Number.NaN, ['INVALID_TYPE']],
    [Number.POSITIVE_INFINITY, ['INVALID_TYPE']],
    [2 ** 53, ['INVALID_TYPE']],
    [[1], ['INVALID_TYPE']],
    [-2, ['OUT_OF_RANGE']],
    [6, ['OUT_OF_RANGE']],
  ])('%j fails %j', (sent, failed) => {
    expect(take(sent).failed).toEqual(failed);
  });
});

describe('a boolean member', () => {
  const take = takerOf(BooleanMember({ description: '' }));

  it.each([true, false])('takes %j', (sent) => {
    expect(take(sent)).toEqual({ value: sent, failed: [] });
  });

  it.each(['true', 'false', 0, 1, null, [], {}])('does not accept %j', (sent) => {
    expect(take(sent).failed).toEqual(['INVALID_TYPE']);
  });
});

describe('a member of fixed values', () => {
  const take = takerOf(EnumMember({ ...colours, reason: 'INVALID_LANGUAGE' }));

  it('takes one of them exactly', () => {
    expect(take('RED').failed).toEqual([]);
    for (const sent of ['red', 'RED ', '', null, 0, ['RED'], 'toString'])
      expect(take(sent).failed).toEqual(['INVALID_LANGUAGE']);
  });

  it('is missed if it is required', () => {
    expect(take().failed).toEqual(['REQUIRED']);
  });
});

describe('a list of fixed values', () => {
  const take = takerOf(EnumListMember({ ...colours, minItems: 1 }));

  it.each([
    [['RED', 'BLUE'], []],
    [undefined, ['REQUIRED']],
    ['RED', ['INVALID_TYPE']],
    [[], ['TOO_FEW']],
    [['RED', 'RED'], ['DUPLICATE']],
    [
      ['RED', 'BLUE', 'RED'],
      ['DUPLICATE', 'TOO_MANY'],
    ],
    [['RED', 'GREEN'], ['INVALID_VALUE:item']],
    [['RED', null], ['INVALID_VALUE:item']],
  ])('%j fails %j', (sent, failed) => {
    expect(take(sent).failed).toEqual(failed);
  });
});

describe('an instant', () => {
  const take = takerOf(InstantMember({ description: '' }));

  it.each([
    '2026-11-21T09:30:00.000Z',
    '2026-11-21T09:30:00Z',
    '2026-11-21T09:30:00.123456789+05:30',
    '2024-02-29T23:59:59-08:00',
    '2026-11-21T09:30:00+15:59',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00-15:59',
    '9999-12-31T23:59:59.998999999Z',
    '9999-12-31T23:59:59+15:59',
  ])('takes %s', (sent) => {
    expect(take(sent)).toEqual({ value: sent, failed: [] });
  });

  it.each([
    '',
    'now',
    '2026-11-21',
    '2026-11-21T09:30:00',
    '2026-11-21 09:30:00Z',
    '2026-11-21T09:30Z',
    '2026-02-29T09:30:00Z',
    '2026-02-30T09:30:00Z',
    '2026-04-31T09:30:00Z',
    '2026-13-01T09:30:00Z',
    '2026-00-10T09:30:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-11-21T09:30:00+16:00',
    '2026-11-21T09:30:00-23:59',
    '2026-11-21T09:30:00+25:00',
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59.9999999Z',
    '+002026-11-21T09:30:00Z',
    '2026-11-21T09:30:00.Z',
    ' 2026-11-21T09:30:00Z',
  ])('does not take %j', (sent) => {
    expect(take(sent).failed).toEqual(['INVALID_TIMESTAMP']);
  });

  it.each([1_800_000_000, null, {}, new Date(0)])('is a text and not %j', (sent) => {
    expect(take(sent).failed).toEqual(['INVALID_TYPE']);
  });
});
