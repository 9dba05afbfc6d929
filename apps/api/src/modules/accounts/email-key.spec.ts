import { emailKey } from './email-key.js';

describe('emailKey', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['  ada@example.org\n', 'ada@example.org'],
    ['Jose\u0301@example.org', 'josé@example.org'],
    ['STRASSE@example.org', emailKey('straße@example.org')],
    ['ΟΔΟΣ@example.org', emailKey('οδος@example.org')],
  ])('takes %j for %j', (email, key) => expect(emailKey(email)).toBe(key));

  it.each([
    ['ada@example.org', 'ada+1@example.org'],
    ['ada@example.org', 'a.da@example.org'],
    ['ılgaz@example.org', 'ilgaz@example.org'],
    ['jose@example.org', 'josé@example.org'],
  ])('tells %j from %j', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));
});
