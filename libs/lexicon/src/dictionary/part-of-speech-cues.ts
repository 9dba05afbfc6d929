import { wordPattern } from '../text/stemming.js';
import type { PartOfSpeech } from '../wordnet/synset.js';

/** How strongly a text speaks for each part of speech; missing is not at all. */
export type PartOfSpeechCues = Partial<Record<PartOfSpeech, number>>;

/** More than the commonest sense has ahead of a usual one, in powers of two. */
const sureCue = 8;
const likelyCue = 6;
const weakCue = 3;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const articles = wordSet('a an every each another');
const determiners = wordSet('a an the my your its our their every each another no some any these');
const subjects = wordSet('i you we they he she who');
const modals = wordSet(
  "can could will would shall should may might must cannot can't couldn't won't wouldn't " +
    "shouldn't mustn't don't doesn't didn't please let's",
);
const degrees = wordSet('very too quite rather');
/** What comes after a noun, and not after the adjective of one that follows. */
const afterNouns = wordSet(
  'of in on at to for from by with and or but that which who when as is are was were be has had ' +
    'have can could will would may might must',
);
/** What follows a verb as its object, and no noun. */
const objects = wordSet('a an the me him her it us them my your his its our their this these');

/** What stands around a word where it was met. */
interface Surroundings {
  beforeLast: string;
  before: string;
  after: string;
}

/** What the places of a word in a sentence tell about its part of speech. */
export function cuesOfSentence(
  sentence: string,
  isWord: (word: string) => boolean,
): PartOfSpeechCues {
  const cues: PartOfSpeechCues = {};
  const tokens = [...sentence.matchAll(wordPattern)];
  const textAt = (at: number): string => tokens[at]?.[0].toLowerCase().replace('’', "'") ?? '';
  tokens.forEach(({ 0: word, index }, at) => {
    if (!isWord(word)) return;
    const isLastOfClause = /^\s*(?:[,.;:!?)…”"]|$)/u.test(sentence.slice(index + word.length));
    const after = isLastOfClause ? '' : textAt(at + 1);
    strengthen(cues, cuesAround({ beforeLast: textAt(at - 2), before: textAt(at - 1), after }));
  });
  return cues;
}

function cuesAround({ beforeLast, before, after }: Surroundings): PartOfSpeechCues {
  const endsPhrase = after === '' || afterNouns.has(after);
  if (determiners.has(before)) return endsPhrase ? { n: sureCue } : { n: likelyCue, a: likelyCue };
  if (subjects.has(before) || modals.has(before)) return { v: sureCue };
  if (degrees.has(before)) return { a: likelyCue, r: likelyCue };
  // `a single tear`, but `a dog bit him` and `a man can bear it`
  const isAfterAdjective = articles.has(beforeLast) && !afterNouns.has(before);
  if (isAfterAdjective && !objects.has(after)) return { n: weakCue };
  return before === 'to' ? { v: weakCue } : {};
}

/** `to hit`, `a small bird`, `(verb) …`: how a note begins may say the part of speech. */
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

/** Adds what another text says; the same said twice is no surer. */
export function strengthen(cues: PartOfSpeechCues, others: PartOfSpeechCues): void {
  for (const [part, cue] of Object.entries(others) as [PartOfSpeech, number][]) {
    cues[part] = Math.max(cues[part] ?? 0, cue);
  }
}
