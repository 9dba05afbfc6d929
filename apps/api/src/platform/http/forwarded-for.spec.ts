import { addressesIn } from './forwarded-for.js';

describe('the addresses in X-Forwarded-For', () => {
  it.each([
    ['203.0.113.8', ['203.0.113.8']],
    ['203.0.113.8:40001', ['203.0.113.8']],
    ['[2001:db8::1]:40001', ['2001:db8::1']],
    ['[2001:db8::1]', ['2001:db8::1']],
    ['2001:db8::1', ['2001:db8::1']],
    ['fe80::1%eth0', ['fe80::1']],
    ['::ffff:192.0.2.1', ['::ffff:192.0.2.1']],
    ['203.0.113.8:1, [2001:db8::1]:2,192.0.2.1', ['203.0.113.8', '2001:db8::1', '192.0.2.1']],
  ])('are without ports, brackets and zones: %s', (header, addresses) => {
    expect(addressesIn(header)).toEqual(addresses);
  });

  it.each([
    ...[
      'unknown',
      '"},"admin":true',
      '1.2.3.4.5',
      '1.2.3.4:x',
      '1.2.3.4:',
      '[1.2.3.4]',
      '[::1',
      '::1]',
    ],
    ...['2001:db8::1%<x>', '1::2::3', '', 'x'.repeat(5_000), '203.0.113.8, unknown'],
  ])('are none after a text that is no address: %s', (header) => {
    expect(addressesIn(header)).toEqual([]);
    expect(addressesIn(`203.0.113.1, ${header}, 203.0.113.2`)).toEqual(['203.0.113.2']);
  });
});
