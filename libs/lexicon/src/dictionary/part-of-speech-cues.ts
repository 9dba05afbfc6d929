import { wordsOf } from '../text/stemming.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import { partOfSpeechAt, type FormsOf } from './part-of-speech/tagger.js';

/** The strength with which a text supports each part of speech. A missing one has no support. */
export type PartOfSpeechCues = Partial<Record<PartOfSpeech, number>>;

/**
 * In powers of two. It outweighs the lead of a function word over a noun, and of one sense over
 * others.
 */
const sureCue = 16;
const weakCue = 3;
/** Twice as likely counts this much more. */
const cuePerBit = 1.8;

/** A sentence that repeats a word more often tells nothing new, and each place takes time. */
const MAX_PLACES = 3;

/** Returns what the places of a word in a sentence tell about its part of speech. */
export function cuesOfSentence(
  sentence: string,
  isWord: (word: string) => boolean,
  formsOf: FormsOf,
): PartOfSpeechCues {
  const cues: PartOfSpeechCues = {};
  const clauses = sentence
    .replaceAll('’', "'")
    .replace(/s'(?=\s)/g, "'s")
    .split(/[,.;:!?()…”“"]+(?=\s|$)/u);
  const places = clauses.flatMap((clause) => placesIn(wordsOf(clause), isWord));
  for (const { words, at } of places.slice(0, MAX_PLACES)) {
    const shares = Object.entries(partOfSpeechAt(words, at, formsOf));
    const found = shares.map(([part, share]) => [part, cueOf(share)] as const);
    strengthen(cues, Object.fromEntries(found) as PartOfSpeechCues);
  }
  return cues;
}

function placesIn(words: readonly string[], isWord: (word: string) => boolean) {
  return words.flatMap((word, at) => (isWord(word) ? [{ words, at }] : []));
}

function cueOf(share: number): number {
  return Math.max(0, sureCue + cuePerBit * Math.log2(share));
}

/**
 * Reads the beginning of a note, which may tell the part of speech: `to hit`, `a small bird`,
 * `(verb) …`.
 */
export function cuesOfNote(note: string): PartOfSpeechCues {
  const [, label = ''] = /^\W*(noun|verb|adj|adv|n\.|v\.|vb\.|\([nv]\))/i.exec(note) ?? [];
  const labelled = partsByInitial[label.toLowerCase().replace('(', '').slice(0, 3)];
  if (labelled !== undefined) return { [labelled]: sureCue };
  if (/^to \p{L}/iu.test(note)) return { v: weakCue };
  return /^(?:an?|the) \p{L}/iu.test(note) ? { n: weakCue } : {};
}

const partsByInitial: Readonly<Record<string, PartOfSpeech>> = {
  nou: 'n',
  'n.': 'n',
  'n)': 'n',
  ver: 'v',
  'v.': 'v',
  'v)': 'v',
  'vb.': 'v',
  adj: 'a',
  adv: 'r',
};

/** Adds the cues of another text. A cue that both have becomes no surer. */
export function strengthen(cues: PartOfSpeechCues, others: PartOfSpeechCues): void {
  for (const [part, cue] of Object.entries(others) as [PartOfSpeech, number][]) {
    cues[part] = Math.max(cues[part] ?? 0, cue);
  }
}
