import { isIPv6 } from 'node:net';
import type { Request } from 'express';

const MAPPED_IPV4 = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const NETWORK = Symbol('senderNetwork');

type Placed = Request & { [NETWORK]?: string };

/** Returns the network from which a request was sent. All limits for senders count by it. */
export function senderNetwork(request: Request): string {
  return ((request as Placed)[NETWORK] ??= networkOf(request.ip ?? ''));
}

/**
 * Returns the network that stands for the sender at an address. An IPv4 address stands for itself, and an IPv6
 * address for its /64, because one subscriber can send from all addresses of a /64 (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [, ...mapped] = MAPPED_IPV4.exec(groups.join(':')) ?? [];
  if (mapped.length > 0) return mapped.flatMap(bytesOf).join('.');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Returns the two bytes of a group. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
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
