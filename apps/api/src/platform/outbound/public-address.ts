import { BlockList, isIP } from 'node:net';

// The blocks of the IANA IPv4 Special-Purpose Address Registry (RFC 6890) that are not globally reachable, and
// multicast (RFC 5771).
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

// Only this block has public addresses (RFC 4291). So mapped IPv4, NAT64, loopback, link-local, unique local,
// multicast and unspecified addresses are refused without being named.
const GLOBAL_UNICAST = ['2000::', 3] as const;

// What is special in it: protocol assignments with Teredo, documentation, 6to4 and what was the 6bone.
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
];

const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, 'ipv6');
const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is one that anybody on the Internet can have. */
export function isPublicAddress(address: string): boolean {
  // An address with a zone belongs to a link of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  if (family === 6)
    return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
  return false;
}
