import { Lexicon } from '@wordgrove/lexicon';

/**
 * Returns the wordbooks that come with the service, as their terms. Runs in a thread, since it takes some seconds, and with the
 * thread goes the dictionary, which the service may not need for long.
 */
export function starterWordbooks(): ReturnType<Lexicon['starterWordbooks']> {
  return Lexicon.open().starterWordbooks();
}
