import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { OutboundRefusal } from './outbound-refusal.js';

// The last one is for what cannot be a name, such as an IPv6 address.
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
const QUERY = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers of this machine. It looks neither into its file of hosts nor into search domains, so that no
 * name of the inner network means anything.
 */
@Injectable()
export class NameResolver {
  /** Returns the IPv4 and IPv6 addresses of a name, or none. @throws OutboundRefusal `UNREACHABLE` */
  async addresses(host: string, signal: AbortSignal): Promise<string[]> {
    return this.ask(signal, async (resolver) => {
      const families = [resolver.resolve4(host), resolver.resolve6(host)];
      const answers = await Promise.all(families.map((family) => answerOf<string>(family)));
      const known = answers.filter((answer) => answer !== null);
      if (known.length === 0) throw noAnswer();
      return known.flat();
    });
  }

  /** Returns the TXT records of a name, or none. @throws OutboundRefusal `UNREACHABLE` */
  async texts(name: string, signal: AbortSignal): Promise<string[]> {
    return this.ask(signal, async (resolver) => {
      const records = await answerOf(resolver.resolveTxt(name));
      if (records === null) throw noAnswer();
      return records.map((parts) => parts.join(''));
    });
  }

  /** Returns what asks the name servers. Tests have their own. */
  protected newResolver(): Resolver {
    return new Resolver(QUERY);
  }

  private async ask<T>(signal: AbortSignal, query: (resolver: Resolver) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const resolver = this.newResolver();
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await query(resolver);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}

/** Returns the records, none if the name has none, or null if no name server said so. */
async function answerOf<T>(query: Promise<T[]>): Promise<T[] | null> {
  try {
    return await query;
  } catch (error) {
    return NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}

function noAnswer(): OutboundRefusal {
  return new OutboundRefusal('UNREACHABLE', 'the name servers did not respond');
}
