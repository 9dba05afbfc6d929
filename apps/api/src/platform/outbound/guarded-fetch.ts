import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HostTurns } from './host-turns.js';
import { NameResolver } from './name-resolver.js';
import { OutboundRefusal } from './outbound-refusal.js';
import { PublicNetwork } from './public-network.js';

/** A document of somebody else's server. */
export interface FetchedDocument {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const MAX_KIB = 32;
const MAX_AT_ONCE = 8;
const MAX_KNOWN = 200;
const HEADERS = { 'user-agent': 'Wordgrove', accept: '*/*', 'accept-encoding': 'identity' };

/**
 * The only way out: requests to addresses that users choose (ADR 32). They go to public addresses only, by https,
 * without cookies and credentials, and follow no redirects. A caller must not hold a connection to the
 * database meanwhile.
 */
@Injectable()
export class GuardedFetch {
  private readonly turns = new HostTurns(MAX_AT_ONCE, MAX_KNOWN);

  constructor(
    @Inject(NameResolver) private readonly names: Pick<NameResolver, keyof NameResolver>,
    private readonly network: PublicNetwork,
  ) {}

  /** Returns a document of at most {@link MAX_KIB}. @throws OutboundRefusal */
  get(address: URL, signal: AbortSignal): Promise<FetchedDocument> {
    return this.inTime(address.hostname, signal, async (ends) => {
      const { protocol, username, password } = address;
      if (protocol !== 'https:' || username !== '' || password !== '')
        throw new OutboundRefusal('NOT_HTTPS', 'only https addresses are fetched');
      const addresses = await this.publicAddresses(address.hostname, ends);
      const response = await this.open(address, addresses, ends);
      return { headers: response.headers, body: await bodyOf(response) };
    });
  }

  /** Returns the TXT records of a name. @throws OutboundRefusal */
  texts(name: string, signal: AbortSignal): Promise<string[]> {
    return this.inTime(name, signal, (ends) => this.names.texts(name, ends));
  }

  private inTime<T>(
    host: string,
    signal: AbortSignal,
    work: (ends: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return this.turns.take(host, async () => {
      const tooSlow = AbortSignal.timeout(this.network.timeoutMs);
      const ends = AbortSignal.any([signal, tooSlow]);
      try {
        return await Promise.race([work(ends), rejectedBy(ends)]);
      } catch (error) {
        signal.throwIfAborted();
        if (tooSlow.aborted)
          throw new OutboundRefusal('TOO_SLOW', `no response in ${this.network.timeoutMs} ms`);
        if (error instanceof OutboundRefusal) throw error;
        throw new OutboundRefusal('UNREACHABLE', 'no https connection with a valid certificate');
      }
    });
  }

  /** All of them must be public: a name with others is not for the Internet. */
  private async publicAddresses(host: string, ends: AbortSignal): Promise<string[]> {
    const literal = host.replace(/^\[|\]$/g, '');
    const addresses = isIP(literal) > 0 ? [literal] : await this.names.addresses(host, ends);
    if (addresses.length === 0) throw new OutboundRefusal('UNKNOWN_HOST', 'no such name');
    if (!addresses.every((address) => this.network.isPublic(address)))
      throw new OutboundRefusal('NOT_PUBLIC', 'the name has no public address');
    return addresses;
  }

  private open(
    address: URL,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const options: RequestOptions = {
      ...{ method: 'GET', headers: HEADERS, signal, rejectUnauthorized: true },
      // No agent, so that no proxy of the environment and no connection of an earlier request is used.
      agent: false,
      // The name is not resolved again: its addresses could be others by now.
      lookup: checkedOnly(addresses),
      ...this.network.connection,
    };
    return new Promise((resolve, reject) => {
      const sent = request(address, options, resolve);
      sent.on('error', reject);
      sent.once('close', () => reject(new Error('closed')));
      sent.end();
    });
  }
}

/** A request that hangs must not keep the turn of a host. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function checkedOnly(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all === true) return callback(null, records);
    const [first] = records;
    callback(null, first?.address ?? '', first?.family);
  };
}

/** @throws OutboundRefusal if the status is not 200 or there is more than may be read */
async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (response.statusCode !== 200)
      throw new OutboundRefusal('STATUS', `the status is ${response.statusCode}`);
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_KIB * 1024)
        throw new OutboundRefusal('TOO_LARGE', `more than ${MAX_KIB} KiB`);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}
