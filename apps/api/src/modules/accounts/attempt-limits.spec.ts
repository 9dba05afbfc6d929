import { signInLimits } from './attempt-limits.js';

const keysOf = (emailKey: string, network: string) =>
  signInLimits(emailKey, network, 10).map(({ key }) => key);

describe('the limits of a sign-in', () => {
  it('are the account’s and ten times that the network’s', () => {
    expect(signInLimits('a@example.org', '::1', 10).map(({ limit }) => limit)).toEqual([10, 100]);
    expect(keysOf('a@example.org', '::1')[0]).toBe(keysOf('a@example.org', '::2')[0]);
    expect(keysOf('a@example.org', '::1')[0]).not.toBe(keysOf('b@example.org', '::1')[0]);
  });

  it('keep nothing of what was typed as an address', () => {
    expect(keysOf('correct horse battery', '::1').join()).not.toContain('horse');
  });
});
