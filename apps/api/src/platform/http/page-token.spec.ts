import type { ServiceKeys } from '../database/service-keys.repository.js';
import { PageTokens } from './page-token.js';
import { SealedTokens } from './sealed-tokens.js';

const LIST = ['words', 'user-1', 'language == "LANGUAGE_GERMAN"', 'created_at desc'];
const CURSOR = ['2026-03-02T09:00:00.000Z', 7, null, 'naïve 😀'];

/** Stands in for the keys in the database; each instance is another installation. */
const keysOf = (byte: number) =>
  ({ derive: () => Buffer.alloc(32, byte) }) as unknown as ServiceKeys;

describe('page tokens', () => {
  const tokens = new PageTokens(new SealedTokens(keysOf(1)));
  const token = tokens.seal(LIST, CURSOR);

  const refusal = expect.objectContaining({
    code: 'INVALID_ARGUMENT',
    details: [expect.objectContaining({ reason: 'INVALID_PAGE_TOKEN', field: 'page_token' })],
  });
  const open = (list: readonly string[], text: string) => () => tokens.open(list, text);

  it('gives back the cursor that it was made of', () => {
    expect(tokens.open(LIST, token)).toEqual(CURSOR);
  });

  it.each([undefined, ''])('takes %j for the first page', (absent) => {
    expect(tokens.open(LIST, absent)).toBeNull();
  });

  it('is opaque and safe in a URL', () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('2026');
    expect(tokens.seal(LIST, CURSOR)).not.toBe(token);
  });

  it.each([0, 1, 2, 3])('is refused if member %i of the list is another', (index) => {
    const other = LIST.map((member, at) => (at === index ? `${member}x` : member));
    expect(open(other, token)).toThrow(refusal);
  });

  it('is refused if the same text is cut into other members', () => {
    const sealed = tokens.seal(['ab', 'c'], CURSOR);
    expect(open(['a', 'bc'], sealed)).toThrow(refusal);
  });

  it('is refused with any one of its bytes changed', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const tampered = Buffer.from(bytes);
      tampered[at] = (tampered[at] ?? 0) ^ 1;
      expect(open(LIST, tampered.toString('base64url'))).toThrow(refusal);
    }
  });

  it('is refused at any shorter length', () => {
    for (let length = 1; length < token.length; length += 1)
      expect(open(LIST, token.slice(0, length))).toThrow(refusal);
  });

  it.each([
    ['longer', `${token}AAAA`],
    ['padded', `${token}=`],
    ['in base64', `+/${token.slice(2)}`],
    ['with a line break', `${token}\n`],
    ['a NUL', '\0'],
    ['no base64 at all', '{"offset":20}'],
    ['of spaces', '   '],
    ['100,000 characters', 'A'.repeat(100_000)],
  ])('is refused when %s', (_name, text) => {
    expect(open(LIST, text)).toThrow(refusal);
  });

  it('is refused by an installation with another key', () => {
    expect(() => new PageTokens(new SealedTokens(keysOf(2))).open(LIST, token)).toThrow(refusal);
  });
});
