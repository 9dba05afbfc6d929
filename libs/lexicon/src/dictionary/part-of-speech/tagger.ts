import type { PartOfSpeech } from '../../wordnet/synset.js';
import type { Inflection } from '../../wordnet/morphology.js';
import { closedClassOf } from './closed-classes.js';
import { followsWith, partOfTag, type Tag } from './tags.js';

/** A form that a word may be, with the number of times that the corpus uses it so. */
export interface WordForm {
  pos: PartOfSpeech;
  inflection: Inflection;
  tagCount: number;
}

/** Returns the forms that a lower-case word may be. */
export type FormsOf = (word: string) => WordForm[];

export type PartShares = Partial<Record<PartOfSpeech, number>>;

type Shares = Readonly<Record<Tag, number>>;

/** Words that are farther away tell nothing about a word's part of speech. */
const WINDOW = 12;
/** The uses of a form that the corpus does not have, since people write it nevertheless. */
const unseen = 0.7;
const unknownWord: Shares = {
  NOUN: 0.55,
  NOUNS: 0.1,
  VERB: 0.1,
  ADJECTIVE: 0.1,
  PREDICATE: 0.1,
  ADVERB: 0.05,
};
const name: Shares = { NOUN: 0.94, NOUNS: 0.03, ADJECTIVE: 0.02, PREDICATE: 0.01 };

/** People go to bed, to school and to see somebody. */
const motion =
  /^(?:go|goes|went|gone|came|comes?|return(?:s|ed)?|walk(?:s|ed)?|driv(?:es?|en)|drove)$/;
const toPlace: Shares = { TO: 0.45, PREPOSITION: 0.55 };
/** `the dog's tail`, but also `the dog's barking`. */
const possessive: Shares = { DETERMINER: 0.85, BE: 0.15 };
/** Irregular forms that are only the past: `a saw` is not a thing that was seen. */
const onlyPast = new Set(
  (
    'ate began bit blew bore broke chose drank drew drove fell flew forgot froze gave grew hid knew lay ran rang rode rose sang sank saw ' +
    'shook shrank slew spoke sprang stank stole strode swam swore threw tore took trod woke wore wove wrote'
  ).split(' '),
);

const verbTags: Partial<Record<Inflection, readonly Tag[]>> = {
  base: ['VERB'],
  third: ['VERBS'],
  past: ['PAST', 'PARTICIPLE'],
  ing: ['ING'],
};

/**
 * Returns how likely the word at this place of a clause is each part of speech: a hidden Markov model over the words around it
 * (forward and backward), with WordNet's counts for the words and our own numbers for their order.
 */
export function partOfSpeechAt(
  clause: readonly string[],
  at: number,
  formsOf: FormsOf,
): PartShares {
  const from = Math.max(0, at - WINDOW);
  const words = clause.slice(from, at + WINDOW);
  const place = at - from;
  const shares = words.map((word, index) =>
    word === 'to' && motion.test(words[index - 1] ?? '')
      ? toPlace
      : sharesOfWord(word, index + from === 0, index === place, formsOf),
  );
  const forward = passOver(shares.slice(0, place), 'START', followsWith);
  const backward = passOver(shares.slice(place + 1).reverse(), 'END', (next, tag) =>
    followsWith(tag, next),
  );
  const isPerceived = mayBePerceived(words.slice(0, place));
  const likely = Object.entries(shares[place] ?? {}).map(([tag, share]) => {
    const bonus = isPerceived && tag === 'VERB' ? perceivedBonus : 1;
    return [tag, share * bonus * forward(tag) * backward(tag)] as const;
  });
  const sum = likely.reduce((total, [, share]) => total + share, 0);
  const parts: PartShares = {};
  for (const [tag, share] of likely) {
    const pos = partOfTag[tag] ?? 'n';
    parts[pos] = (parts[pos] ?? 0) + share / sum;
  }
  return parts;
}

/** After these, somebody and what they do may stand: `saw a lizard dart`, `let the dog bark`. */
const perception =
  /^(?:see|sees|saw|seen|seeing|watch(?:e[sd]|ing)?|hear[ds]?|hearing|feel|felt|notice[ds]?|let|lets|make|makes|made|help(?:s|ed)?)$/;
const determiners = /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some)$/;
const perceivedBonus = 8;

/** Returns whether the words before a place are a verb of perception and what was perceived. */
function mayBePerceived(before: readonly string[]): boolean {
  const words = before.map((word) => word.toLowerCase());
  const at = words.findLastIndex((word) => perception.test(word));
  const between = words.slice(at + 1);
  return at >= 0 && between.length > 1 && between.length < 5 && determiners.test(between[0] ?? '');
}

/** Returns how likely a tag is next to these words, of which the last one is its neighbour. */
function passOver(
  words: readonly Shares[],
  border: Tag,
  step: (from: Tag, to: Tag) => number,
): (tag: Tag) => number {
  let passed: Shares = { [border]: 1 };
  const next = (tag: Tag): number =>
    Object.entries(passed).reduce((sum, [before, share]) => sum + share * step(before, tag), 0);
  for (const shares of words) {
    const after = Object.entries(shares).map(([tag, share]) => [tag, share * next(tag)] as const);
    const sum = after.reduce((total, [, share]) => total + share, 0);
    passed = Object.fromEntries(after.map(([tag, share]) => [tag, share / sum]));
  }
  return next;
}

/** The shares of the words around, by their forms: sentences have the same words again and again. */
const knownShares = new WeakMap<readonly WordForm[], Shares>();

function sharesOfWord(word: string, isFirst: boolean, isAsked: boolean, formsOf: FormsOf): Shares {
  const lower = word.toLowerCase();
  const closed = closedClassOf(lower);
  if (closed === undefined && lower.endsWith("'s")) return isAsked ? name : possessive;
  const forms = closed === undefined || isAsked ? formsOf(lower) : [];
  if (closed !== undefined && forms.length === 0) return closed;
  if (!isAsked && !isFirst && word !== lower) return name;
  if (forms.length === 0) return guessByEnding(lower);
  if (isAsked) return sharesOfForms(lower, forms, closed, Math.sqrt);
  const known = knownShares.get(forms) ?? sharesOfForms(lower, forms, closed, (count) => count);
  knownShares.set(forms, known);
  return known;
}

function sharesOfForms(
  word: string,
  forms: readonly WordForm[],
  closed: Shares | undefined,
  weigh: (count: number) => number,
): Shares {
  const counts: Record<Tag, number> = {};
  for (const form of forms) {
    const tagsOfForm = tagsFor(form, word);
    for (const tag of tagsOfForm) {
      const count = (form.tagCount + unseen) / tagsOfForm.length;
      counts[tag] = (counts[tag] ?? 0) + weigh(count);
    }
  }
  return normalized(closed === undefined ? counts : withClosed(counts, closed));
}

/** A function word that is also a noun or a verb (`can`, `will`, `like`) is mostly the function word. */
function withClosed(counts: Readonly<Record<Tag, number>>, closed: Shares): Record<Tag, number> {
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  const all: Record<Tag, number> = { ...counts };
  for (const [tag, share] of Object.entries(closed)) all[tag] = (all[tag] ?? 0) + 4 * sum * share;
  return all;
}

function tagsFor({ pos, inflection }: WordForm, word: string): readonly Tag[] {
  if (pos === 'n') return [inflection === 'plural' ? 'NOUNS' : 'NOUN'];
  if (pos === 'a') return ['ADJECTIVE', 'PREDICATE'];
  if (pos === 'r') return ['ADVERB'];
  if (pos === 'f') return Object.keys(closedClassOf(word) ?? { PREPOSITION: 1 });
  if (inflection === 'past' && onlyPast.has(word)) return ['PAST'];
  return verbTags[inflection] ?? ['VERB'];
}

function guessByEnding(word: string): Shares {
  if (word.endsWith('ly')) return { ADVERB: 0.9, ADJECTIVE: 0.05, PREDICATE: 0.05 };
  if (word.endsWith('ing')) return { ING: 0.7, NOUN: 0.2, ADJECTIVE: 0.05, PREDICATE: 0.05 };
  if (word.endsWith('ed'))
    return { PAST: 0.45, PARTICIPLE: 0.45, ADJECTIVE: 0.05, PREDICATE: 0.05 };
  if (word.endsWith('s')) return { NOUNS: 0.7, VERBS: 0.2, NOUN: 0.1 };
  return unknownWord;
}

function normalized(counts: Readonly<Record<Tag, number>>): Shares {
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  return Object.fromEntries(Object.entries(counts).map(([tag, count]) => [tag, count / sum]));
}
