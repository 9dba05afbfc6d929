import { isolated, readableJson } from './isolated';

describe('isolated text', () => {
  it('is between a first strong isolate and its end', () => {
    expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  });

  it('cannot end the isolation itself', () => {
    expect(isolated('a\u2069\u202eb\u061c')).toBe('\u2068ab\u2069');
  });
});

describe('readable JSON', () => {
  it('has the same values, and nothing that changes its direction', () => {
    const value = { name: 'a\u202eb\u061cc' };
    const text = readableJson(value);
    expect(text).toContain('"a\\u202eb\\u061cc"');
    expect(JSON.parse(text)).toEqual(value);
  });
});
