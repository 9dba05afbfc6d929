import { wordsOf } from '../text/stemming.js';
import type { PartOfSpeech } from '../wordnet/synset.js';

/** The strength with which a text supports each part of speech. A missing one has no support. */
export type PartOfSpeechCues = Partial<Record<PartOfSpeech, number>>;

/**
 * In powers of two. It outweighs the lead of a function word over a noun, and of one sense over
 * others.
 */
const sureCue = 16;
const likelyCue = 6;
const weakCue = 3;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const articles = wordSet('a an every each another');
const determiners = wordSet('a an the my your his its our their every each another no any');
const subjects = wordSet('i you we they he she who');
const modals = wordSet(
  "can could will would shall should may might must cannot can't couldn't won't wouldn't " +
    "shouldn't mustn't don't doesn't didn't please let's",
);
const degrees = wordSet('very too quite rather');
const copulas = wordSet('am is are was were be been seem seems look looks feel feels');
const prepositions = wordSet('in of with at from for on by without into during after before');
/** Words that follow a noun, and do not follow an adjective whose noun comes next. */
const afterNouns = wordSet(
  'of in on at to for from by with and or but that which who when as is are was were be has had ' +
    'have can could will would may might must',
);
/** Words that follow a verb as its object, and never follow a noun. */
const objects = wordSet('a an the me him her it us them my your his its our their this these');

/** The words around a word at the place where it was met. '' is the end of the clause or sentence. */
interface Surroundings {
  beforeLast: string;
  before: string;
  after: string;
  afterNext: string;
}

/** Returns what the places of a word in a sentence tell about its part of speech. */
export function cuesOfSentence(
  sentence: string,
  isWord: (word: string) => boolean,
): PartOfSpeechCues {
  const cues: PartOfSpeechCues = {};
  const clauses = sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[,.;:!?()…”"]+(?=\s|$)/u);
  for (const clause of clauses) {
    const words = wordsOf(clause);
    words.forEach((word, at) => {
      if (isWord(word)) strengthen(cues, cuesAround(surroundingsOf(words, at)));
    });
  }
  return cues;
}

function surroundingsOf(words: readonly string[], at: number): Surroundings {
  const wordAt = (place: number): string => words[place] ?? '';
  return {
    beforeLast: wordAt(at - 2),
    before: wordAt(at - 1),
    after: wordAt(at + 1),
    afterNext: wordAt(at + 2),
  };
}

function cuesAround(around: Surroundings): PartOfSpeechCues {
  const { beforeLast, before, after } = around;
  if (determiners.has(before)) return cuesAfterDeterminer(around);
  // Modal verbs are function words.
  if (subjects.has(before) || modals.has(before)) return { v: sureCue, f: sureCue };
  // `Close the door`
  if (before === '' && objects.has(after)) return { v: weakCue, f: weakCue };
  if (degrees.has(before)) return { a: likelyCue, r: likelyCue };
  if (before === 'her' || prepositions.has(before)) return { n: likelyCue, a: likelyCue };
  if (copulas.has(before) && after === '') return { a: weakCue };
  if (determiners.has(beforeLast) && after === 'of') return { n: likelyCue };
  // An adjective stands before the word in `a single tear`, but not in `a dog bit him` and `a man
  // can bear it`.
  const isAfterAdjective = articles.has(beforeLast) && !afterNouns.has(before);
  if (isAfterAdjective && !objects.has(after)) return { n: weakCue };
  return before === 'to' ? { v: weakCue } : {};
}

function cuesAfterDeterminer({ beforeLast, after, afterNext }: Surroundings): PartOfSpeechCues {
  if (endsPhrase(after)) return { n: sureCue };
  // The word is an adjective in `is a kind woman`, but a noun in `the light went out` and `when the
  // light failed`.
  const isBeforeNoun = beforeLast !== '' && endsPhrase(afterNext) && !/(?:ed|[^s]s)$/.test(after);
  if (isBeforeNoun) return { n: likelyCue, a: 2 * likelyCue };
  return { n: likelyCue, a: likelyCue };
}

function endsPhrase(next: string): boolean {
  return next === '' || afterNouns.has(next);
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
