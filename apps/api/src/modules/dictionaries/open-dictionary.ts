import type { Language } from '@wordgrove/contracts';
import { withPauses } from '../../platform/time/pause.js';
import { installedOpened, LEXICON } from './process-lexicon.js';

let opening: Promise<void> | undefined;

/** Waits until the dictionaries of this process are open, if any of these languages has a bundled one. */
export async function openDictionaryFor(languages: Iterable<Language>): Promise<void> {
  await installedOpened();
  for (const language of languages) if (LEXICON.languages.has(language)) return openDictionary();
}

/**
 * Waits until the dictionary of this process is open. It is opened when somebody first needs it: it holds 35 MB. Others get their
 * turn meanwhile.
 */
export function openDictionary(): Promise<void> {
  opening ??= openInTurns().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openInTurns(): Promise<void> {
  await withPauses(LEXICON.openDictionary());
}
