import { isIP } from 'node:net';

/** Names of subnets that Express knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The least bits of a subnet. The largest private networks are `10.0.0.0/8` and `fc00::/7` (RFC 1918, RFC
 * 4193). Hardly anybody holds a public /8, and the IPv6 networks of providers have 20 bits or more.
 */
const MIN_BITS = { v4: 8, v6: 16, v6Private: 7 };
/** The limit of the largest public subnets that are trusted together. All proxies of a large provider are fewer. */
const MAX_LARGEST = 16;
const TOO_LARGE =
  'must not trust a subnet larger than /8 of IPv4 or /16 of IPv6 (/7 in fc00::/7), because every client in it could claim to have any address';
const MAX_BITS = { 0: -1, 4: 32, 6: 128 } as const;

/** Returns why a value cannot be one of the proxies that are trusted, or null. */
export function proxyFault(value: string): string | null {
  if (NAMED.includes(value)) return null;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  const isSubnet = bits === undefined || isBits(bits, MAX_BITS[version]);
  if (version === 0 || !isSubnet || rest.length > 0)
    return 'must be a list of IP addresses or subnets, separated by commas';
  return bits === undefined ? null : subnetFault(address, Number(bits));
}

/** Returns why values that are single faultless trust too many together, or null. */
export function proxiesFault(values: readonly string[]): string | null {
  const trusted = { 4: 0, 6: 0 };
  for (const value of new Set(values)) {
    const [address = '', bits] = value.split('/');
    if (isIP(address) === 4) trusted[4] += 2 ** (MIN_BITS.v4 - Number(bits ?? MAX_BITS[4]));
    else if (isIP(address) === 6 && minBitsOf(address) === MIN_BITS.v6)
      trusted[6] += 2 ** (MIN_BITS.v6 - Number(bits ?? MAX_BITS[6]));
  }
  return Math.max(trusted[4], trusted[6]) <= MAX_LARGEST
    ? null
    : `must not trust more together than ${MAX_LARGEST} subnets of /8 of IPv4 or /16 of IPv6, because every client in them could claim to have any address`;
}

function isBits(bits: string, max: number): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) <= max;
}

function subnetFault(address: string, bits: number): string | null {
  if (bits < minBitsOf(address)) return TOO_LARGE;
  // One that holds IPv4 addresses would be a second way to trust all of them.
  return isMapped(address) ? 'must have subnets of IPv4 addresses in the notation of IPv4' : null;
}

function minBitsOf(address: string): number {
  if (isIP(address) === 4) return MIN_BITS.v4;
  return /^f[cd][0-9a-f]{2}:/i.test(address) ? MIN_BITS.v6Private : MIN_BITS.v6;
}

/** True for an IPv4 address in the notation of IPv6, however it is written. */
function isMapped(address: string): boolean {
  if (isIP(address) !== 6) return false;
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  return /^\[::ffff:[0-9a-f]+:[0-9a-f]+\]$/.test(hostname);
}
