import { loadConfiguration } from './configuration.js';
import { proxiesFault } from './proxy-fault.js';

const all = Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`);

describe('the proxies that are trusted', () => {
  it.each([
    ['all /8 of IPv4', all],
    ['half of them in smaller pieces', all.slice(0, 128).flatMap((net) => [net.replace('/8', '/9'), net.replace('.0.0.0/8', '.128.0.0/9')])], // prettier-ignore
    ['much of IPv6', Array.from({ length: 17 }, (_, at) => `${(0x2000 + at).toString(16)}::/16`)],
  ])('are too many together: %s', (_what, values) => {
    expect(() => loadConfiguration({ TRUST_PROXY: values.join(',') })).toThrow(
      /^These settings are wrong:\n {2}TRUST_PROXY must not trust more together than 16 subnets[^\n]*$/,
    );
  });

  it('may be those of private networks and of a provider', () => {
    const privates = ['loopback', 'uniquelocal', '10.0.0.0/8', '172.16.0.0/12', 'fc00::/7'];
    const provider = ['104.16.0.0/13', '162.158.0.0/15', '2606:4700::/32', '2a06:98c0::/29'];
    expect(proxiesFault([...privates, ...provider, ...all.slice(1, 15)])).toBeNull();
  });
});
