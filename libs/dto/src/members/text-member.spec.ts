import 'reflect-metadata';
import { takerOf } from './faults.fixture.js';
import { TextListMember, TextMember } from './text-member.js';

const bounds = { min: 2, max: 4, description: '' };

describe('a text member', () => {
  const take = takerOf(TextMember(bounds));

  it.each([
    ['  ab\n', 'ab'],
    ['e\u0301a', 'éa'],
    ['a\tb', 'a\tb'],
    ['😀😀😀😀', '😀😀😀😀'],
  ])('takes %j as %j', (sent, kept) => {
    expect(take(sent)).toEqual({ value: kept, failed: [] });
  });

  it.each([
    [undefined, ['REQUIRED']],
    [null, ['INVALID_TYPE']],
    [12, ['INVALID_TYPE']],
    [['ab'], ['INVALID_TYPE']],
    [{ length: 3 }, ['INVALID_TYPE']],
    ['', ['TOO_SHORT']],
    [' a ', ['TOO_SHORT']],
    ['abcde', ['TOO_LONG']],
    ['😀😀😀😀😀', ['TOO_LONG']],
    ['a\0b', ['INVALID_CHARACTER']],
    ['a\ud800', ['INVALID_CHARACTER']],
    ['a\u009fb', ['INVALID_CHARACTER']],
    ['\0'.repeat(5), ['INVALID_CHARACTER', 'TOO_LONG']],
  ])('%j fails %j', (sent, failed) => {
    expect(take(sent).failed).toEqual(failed);
  });

  it('keeps a verbatim text as it is, and measures it so', () => {
    const verbatim = takerOf(TextMember({ ...bounds, verbatim: true }));
    expect(verbatim(' e\u0301 ')).toEqual({ value: ' e\u0301 ', failed: [] });
    expect(verbatim('  ab ').failed).toEqual(['TOO_LONG']);
  });

  it('may be absent if it is optional, but not null', () => {
    const optional = takerOf(TextMember({ ...bounds, optional: true }));
    expect(optional().failed).toEqual([]);
    expect(optional(null).failed).toEqual(['INVALID_TYPE']);
  });

  it('fails its own check with its own reason', () => {
    const check = {
      reason: 'INVALID_LANGUAGE' as const,
      description: '',
      test: (text: string) => !/[A-Z]/.test(text),
    };
    const checked = takerOf(TextMember({ ...bounds, check }));
    expect(checked('AB').failed).toEqual(['INVALID_LANGUAGE']);
    expect(checked(7).failed).toEqual(['INVALID_TYPE']);
  });
});

describe('a list of texts', () => {
  const take = takerOf(TextListMember({ ...bounds, minItems: 1, maxItems: 2 }));

  it('normalizes each item', () => {
    expect(take([' ab ', 'e\u0301a'])).toEqual({ value: ['ab', 'éa'], failed: [] });
  });

  it.each([
    [undefined, ['REQUIRED']],
    ['ab', ['INVALID_TYPE']],
    [{ 0: 'ab' }, ['INVALID_TYPE']],
    [[], ['TOO_FEW']],
    [['ab', 'ab', 'ab'], ['TOO_MANY']],
    [['ab', 1], ['INVALID_TYPE:item']],
    [['ab', null], ['INVALID_TYPE:item']],
    [['ab', ['ab']], ['INVALID_TYPE:item']],
    [
      ['a', 'abcde'],
      ['TOO_LONG:item', 'TOO_SHORT:item'],
    ],
    [['a\0b'], ['INVALID_CHARACTER:item']],
  ])('%j fails %j', (sent, failed) => {
    expect(take(sent).failed).toEqual(failed);
  });
});
