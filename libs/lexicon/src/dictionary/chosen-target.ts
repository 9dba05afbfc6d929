import type { Dictionary, Entry } from './dictionary.js';
import type { Evidence } from './sense-evidence.js';
import { withOnlySense } from './sense-id.js';
import { usualTargets, type Target } from './target.js';

/** Our learner's dictionary has the words up to this band of SCOWL. */
const MAX_COMMON_BAND = 50;

/** A term with what tells its sense. */
interface Told extends Evidence {
  term: string;
  senseId?: string | null;
}

/** Returns the senses of a word that may be asked about, the likeliest first, or the only one that was chosen for it. */
export function* targetsOf(word: Told, dictionary: Dictionary): Generator<Target, undefined> {
  const entry = dictionary.find(word.term);
  if (entry === undefined) return;
  const chosen = word.senseId == null ? undefined : withOnlySense(entry, word.senseId);
  if (chosen !== undefined)
    // Other readings of the term stay known, so that a sentence in another sense is not taken for one in this.
    for (const target of usualTargets(chosen, word, dictionary)) yield { ...target, entry };
  else if (canBeMeant(entry, word))
    for (const target of usualTargets(entry, word, dictionary))
      yield isLeftOut(target, word) ? { ...target, definition: undefined } : target;
}

/** Of the common words, people have left out those that nobody should be asked without a text of the learner. */
function isLeftOut({ band, review, synset }: Target, { notes, contexts }: Told): boolean {
  const isAlone = notes.length + contexts.length === 0;
  return isAlone && band <= MAX_COMMON_BAND && review?.isMet !== true && synset.pos !== 'f';
}

/** Without its accents it may be another word, so the learner's texts are the surer guide. */
function canBeMeant({ certain }: Entry, { notes, contexts }: Told): boolean {
  return certain || notes.length + contexts.length === 0;
}
