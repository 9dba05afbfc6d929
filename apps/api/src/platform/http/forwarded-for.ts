import { isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-forwarded-for';
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * Keeps of `X-Forwarded-For` the addresses, without ports and brackets, that follow the last text that is none. Express
 * then finds the sender among them: of a proxy that sent such a text, the address of the proxy itself.
 */
export function keepAddresses(request: IncomingMessage, _response: unknown, next: () => void) {
  const header = request.headers[HEADER];
  if (typeof header === 'string') request.headers[HEADER] = addressesIn(header).join(', ');
  next();
}

/** Returns the addresses at the end of the value of `X-Forwarded-For`. */
export function addressesIn(header: string): string[] {
  const addresses = header.split(',').map(addressIn);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1) as string[];
}

/** Returns the address in an entry such as `192.0.2.1:4001` or `[2001:db8::1]`, without a zone. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const address = IN_BRACKETS.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  if (text.startsWith('[') && !isIPv6(address)) return undefined;
  return isIP(address) > 0 ? address.split('%')[0] : undefined;
}
