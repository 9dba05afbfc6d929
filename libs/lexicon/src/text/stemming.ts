import { Recent } from './recent.js';

const stopWords = new Set(
  (
    'a about above after all also although an and another any are as at be because been before being ' +
    'below between both but by can certain characterized containing did do does done each either especially ' +
    'etc esp even ever every few for form formed from given had has have having he her hers him his how ' +
    'i if in into is it its itself kind kinds made make making many more most much must no nor not of ' +
    'off often on one ones only or other others our out over particular people person quality relating ' +
    'several she since so some someone something somewhat state such sth sb than that the their them then ' +
    'there these they thing things this those through to together too type typically under until up upon ' +
    'use used using usually various very was way we were what when where which while who whom whose why ' +
    'will with within without would you your act action condition instance cause causing having involving'
  ).split(' '),
);

// Longest first: a word loses one ending of each of the two lists.
const inflections = ['ings', 'ing', 'ies', 'ied', 'est', 'es', 'ed', 'er', 's', 'e', 'y'];
const derivations =
  /(fulness|ousness|iveness|ization|isation|ational|ability|ibility|ation|ition|ement|ness|ment|tion|ance|ence|able|ible|ical|ally|less|ship|hood|ious|eous|ious|ist|ism|ity|ive|ize|ise|ous|ful|ary|ory|ial|ant|ent|ish|ate|ion|al|ly|or|ic|en|er)$/;

/** A card stems about a thousand words, most of them many times. */
const cachedStems = 20_000;
const stems = new Recent(cachedStems, (word: string) => computeStem(word.toLowerCase()));

/** Returns a rough stem, the same for a word, its inflections and most words derived from it. */
export function stem(word: string): string {
  return stems.get(word);
}

function computeStem(word: string): string {
  // decision → decid(e), conclusion → conclud(e), extension → extend
  let rest = dropInflection(word.replace(/['’]s?$/, '')).replace(/([^s])sion$/, '$1d');
  for (let round = 0; round < 2; round++) {
    const shorter = rest.replace(derivations, '');
    if (shorter.length < 3 || shorter === rest) break;
    rest = shorter;
  }
  if (rest.length > 3) rest = rest.replace(/[iey]$/, '');
  return rest.replace(/([^aeiouls])\1$/, '$1');
}

function dropInflection(word: string): string {
  if (word.endsWith('ss')) return word;
  const ending = inflections.find((each) => word.endsWith(each) && word.length - each.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const MAX_ASCII = 0x7f;
/** ASCII's capital letters differ from the small ones in this bit. */
const caseBit = 0x20;

/** Letters, digits and the characters that may stand within a word. */
export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Returns the words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/**
 * Returns the stems of the words that carry the meaning. In every language but English, those of
 * all words.
 */
export function contentStems(text: string): Set<string> {
  return new Set(meaningWords(text).map(stem));
}

/** Returns the words that carry the meaning, in lower case. */
export function meaningWords(text: string): string[] {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  return words.filter((word) => !stopWords.has(word));
}

/** Returns the shared part of two sets as a share of the smaller one: 0 (nothing) to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const item of one) if (other.has(item)) shared++;
  return shared / smaller;
}

/**
 * Returns whether two words look like one family: `decide` and `decision`, `clan` and `clannish`.
 * Short words that are not related (`car`, `care`) may count as related: one card less is better
 * than one that tells its answer.
 */
export function areCognates(one: string, other: string): boolean {
  if (!mayBeginAlike(one, other)) return false;
  const [a, b] = [stem(one), stem(other)];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return true;
  return short.length >= 5 && commonPrefix(short, long) >= Math.max(5, short.length - 1);
}

/** A stem begins as its word does, which tells most words apart before their stems are looked up. */
function mayBeginAlike(one: string, other: string): boolean {
  const [a, b] = [one.charCodeAt(0), other.charCodeAt(0)];
  return a > MAX_ASCII || b > MAX_ASCII || (a | caseBit) === (b | caseBit);
}

function commonPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
