import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonPasswords } from './common-passwords.js';
import { isGuessable, SERVICE_WORDS } from './guessable-password.js';

const PAGE = readFileSync(join(__dirname, '../../../../../docs', 'security.md'), 'utf8');

const ADA = { email: 'ada.l99@mail.example', displayName: 'Ada Lovelace' };

describe('isGuessable', () => {
  let common: ReadonlySet<string>;
  beforeAll(async () => (common = await commonPasswords()));
  const isRefused = (password: string, owner = ADA) => isGuessable(password, owner, common);

  it('knows the documented words, and as many common passwords', () => {
    const longEnough = [...common].filter((each) => each.length >= 8).length;
    const [, section = ''] = /^## Passwords\n([^]*?)^## /m.exec(PAGE) ?? [];
    const counts = [common.size, longEnough].map((count) => count.toLocaleString('en'));
    for (const text of [...counts, ...SERVICE_WORDS.map((word) => `\`${word}\``)])
      expect(section).toContain(text);
    const [, listed = ''] = /The words are\s+(.*?), the owner's/s.exec(section) ?? [];
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, word]) => word)).toEqual(SERVICE_WORDS);
    expect([...common].filter((each) => each !== each.toLowerCase())).toEqual([]);
  });

  it.each([
    ...['12345678', 'password1', 'PassWord1', 'trustno1', 'qwertyuiop'],
    ...['dragon99', '1Dragon!', 'football2026!', '!!sunshine'],
  ])('refuses the common password %j', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each([
    ...['wordgrove', 'Word-Grove 2026', 'wordgrovepassword', 'Password & Password'],
    ...['adalovelace', 'Lovelace1815', 'LOVELACE, ADA!', 'ada.l99@mail.example', 'adal99-ada'],
    ...['ＷＯＲＤＧＲＯＶＥ', 'mail.example'],
  ])('refuses %j, which is made of words that are known', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each([
    ...['correct horse battery', 'the new password', 'another password', 'adas lovely lace'],
    ...['dragon 7731 9042', 'ada 84127391', '84127391', 'grove of old words', 'xq7#Vb2!'],
    '~~~~~~~~',
  ])('accepts %j', (password) => {
    expect(isRefused(password)).toBe(false);
  });

  it('judges by the names of this person only', () => {
    const li = { email: 'xy@example.org', displayName: '李 Li' };
    expect(isRefused('ada lovelace', li)).toBe(false);
    expect(isRefused('lily & lilac', li)).toBe(false);
    expect(isRefused('王小明王小明王小明', { ...li, displayName: '王小明' })).toBe(true);
  });
});
