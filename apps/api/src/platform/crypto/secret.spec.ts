import { isSecret, newSecret } from './secret.js';

describe('a new secret', () => {
  it('has 256 bits of its own, however many there are (rule 30)', () => {
    const secrets = Array.from({ length: 1_000 }, newSecret);
    expect(secrets.every(isSecret)).toBe(true);
    expect(new Set(secrets).size).toBe(secrets.length);
    // No bit of them is always the same.
    const bytes = secrets.map((secret) => Buffer.from(secret, 'base64url'));
    for (let at = 0; at < 32; at += 1) {
      expect(bytes.reduce((all, each) => all & (each[at] as number), 0xff)).toBe(0);
      expect(bytes.reduce((any, each) => any | (each[at] as number), 0)).toBe(0xff);
    }
  });
});
