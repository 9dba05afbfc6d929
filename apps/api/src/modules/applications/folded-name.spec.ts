import { foldedName } from './folded-name.js';

const WORDGROVE = foldedName('Wordgrove');

describe('a folded name', () => {
  it.each([
    'WORDGROVE',
    'Word Grove',
    'Word-grove.',
    'W0rdgrove',
    'VVordgrove',
    'Ｗｏｒｄｇｒｏｖｅ',
    '𝐖𝐨𝐫𝐝𝐠𝐫𝐨𝐯𝐞',
    'Wоrdgrоvе',
    'Wοrdgrονe',
    'Ẇórdgrövé',
    'Wordgrøve',
    'Word\u200bgrove',
    'Wordɡrove',
  ])('is the same for what looks like Wordgrove: %s', (name) => {
    expect(foldedName(name)).toBe(WORDGROVE);
  });

  it.each([
    ['paypaI', 'paypal'],
    ['rnargin', 'Margin'],
    ['Маrgin Nоtеs', 'Margin Notes'],
    ['10', 'lO'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it.each([
    ['Ⲃase', 'Base'],
    ['ⳏaⲩⳏal', 'paypal'],
    ['ⲽⲑrd Grⲟⲩe', 'word groye'],
    ['\u1004l\u17e0ud\u105a', 'cloudc'],
    ['þaþer', 'paper'],
    ['G\u{11de0}\u{11dda}d \u{16eb6}oo\u{11de1}', 'Gold bool'],
  ])('is the same for %s and %s, which only newer tables of Unicode tell', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it.each(['Wordgroove', 'Grove', 'Words', '東京', 'Читалка', '👍'])('differs for %s', (name) => {
    expect(foldedName(name)).not.toBe(WORDGROVE);
    expect(foldedName(name)).not.toBe('');
  });
});
