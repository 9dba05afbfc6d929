import { termKey } from './term-key.js';

const MAX_INDEXED_BYTES = 2_704;

describe('termKey', () => {
  it.each([
    [' Ice\u3000\n cream ', 'ice cream'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
    ['σίσυφος', 'σίσυφοσ'],
    ['ﬁne', 'fine'],
    ['I', 'i'],
    ['ı', 'ı'],
    ['İ', 'i\u0307'],
    ['\u0390', '\u0390'],
    ['🍎', '🍎'],
    ['ك', 'ك'],
  ])('of %j is %j', (term, key) => {
    expect(termKey(term, 'LANGUAGE_ENGLISH')).toBe(key);
  });

  it('keeps case in German, and folds all else', () => {
    expect(termKey(' A\u0308rger  machen', 'LANGUAGE_GERMAN')).toBe('Ärger machen');
  });

  it('of a key is the key', () => {
    for (let code = 0x20; code <= 0x1ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const key = termKey(String.fromCodePoint(code), 'LANGUAGE_ENGLISH');
      if (termKey(key, 'LANGUAGE_ENGLISH') !== key) throw new Error(`U+${code.toString(16)}`);
    }
  });

  it('of the longest term fits into an index entry, whatever its letters', () => {
    let longest = 0;
    for (let code = 0x20; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const letter = String.fromCodePoint(code);
      // Terms are counted in NFC, so what NFC takes apart is not in them.
      if (letter.normalize('NFC') !== letter) continue;
      const key = termKey(letter, 'LANGUAGE_ENGLISH');
      longest = Math.max(longest, Buffer.byteLength(key));
    }
    expect(longest * 255).toBeLessThan(MAX_INDEXED_BYTES);
  });
});
