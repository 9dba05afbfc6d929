import { isolated } from './isolated';

describe('isolated text', () => {
  it('is between a first strong isolate and its end', () => {
    expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  });

  it('cannot end the isolation itself', () => {
    expect(isolated('a\u2069\u202eb\u061c')).toBe('\u2068ab\u2069');
  });
});
