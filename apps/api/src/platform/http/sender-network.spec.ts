import { networkOf } from './sender-network.js';

describe('the network of a sender', () => {
  it('is an IPv4 address itself, also if it is mapped into IPv6', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::FFFF:192.0.2.8')).toBe('192.0.2.8');
    expect(networkOf('::ffff:c000:209')).toBe('192.0.2.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:3::1', '2001:db8:0:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('is the /64 of an IPv6 address, however it is written: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the text itself if it is not an address', () => {
    expect(networkOf('')).toBe('');
    expect(networkOf('unknown')).toBe('unknown');
  });
});
