import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Returns the network that stands for the sender at an address. An IPv4 address stands for itself, and an IPv6
 * address for its /64, because one subscriber can send from all addresses of a /64 (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${network.join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address in canonical hexadecimal, in whichever form it is written. */
function groupsOf(address: string): string[] {
  const withoutZone = address.split('%')[0];
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head, tail] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const given = [...(head ?? []), ...(tail ?? [])];
  const zeros = Array.from({ length: GROUPS - given.length }, () => '0');
  return [...(head ?? []), ...zeros, ...(tail ?? [])];
}
