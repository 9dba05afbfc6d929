import { codePointLength, hasForbiddenCharacter, normalizeText } from './text.js';

describe('text', () => {
  it('composes to NFC and trims', () => {
    expect(normalizeText('  cafe\u0301\n')).toBe('café');
  });

  it('leaves all characters before the first mark as they are, since each of them is composed', () => {
    const points = Array.from({ length: 0x300 }, (_, point) => String.fromCodePoint(point));
    const text = `(${points.join('')})`;
    expect(text.normalize('NFC')).toBe(text);
    expect(normalizeText(text)).toBe(text);
  });

  it('counts code points, not UTF-16 units', () => {
    expect(codePointLength('a😀b')).toBe(3);
  });

  it.each(['\u0000', '\u0007', '\u000d', '\u001b', '\u007f', '\u0085', '\ud800', 'a\udc00'])(
    'forbids %j',
    (text) => expect(hasForbiddenCharacter(text)).toBe(true),
  );

  it.each(['a\nb', 'a\tb', '😀', 'naïve'])('allows %j', (text) =>
    expect(hasForbiddenCharacter(text)).toBe(false),
  );
});
