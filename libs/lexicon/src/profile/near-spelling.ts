import type { Dictionary } from '../dictionary/dictionary.js';

/** In letters. Shorter words have too many neighbours. */
const MIN_LENGTH = 5;
/** In letters. A longer text is hardly a word, and has more neighbours than can be looked up in a millisecond. */
const MAX_LENGTH = 24;
/** SCOWL's bands up to this one, less the penalty of the edit, have the words that learners mean to write. */
const MAX_BAND = 50;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Consonants that are taken for each other: `absense`, `ecstacy`. */
const alike = ['cs', 'sz', 'ck', 'gj', 'fv', 'dt', 'mn'];

/** The penalties of edits, in SCOWL's bands: a slip that people often make outweighs a more frequent word. */
const oftenMade = 0;
const seldomMade = 12;

/** A text one letter away from the term, with the penalty of the edit that leads to it. */
type Neighbour = readonly [word: string, penalty: number];

/**
 * Returns the common word that a misspelt term most likely stands for, which is one letter away. Returns undefined if the term may
 * be right. Whatever has capitals may be a name.
 */
export function nearSpellingOf(term: string, dictionary: Dictionary): string | undefined {
  if (!isPlainWord(term) || isKnown(term, dictionary)) return undefined;
  const { frequency } = dictionary;
  return [...neighboursOf(term)]
    .filter(([word]) => frequency.has(word))
    .map(([word, penalty]) => ({ word, cost: frequency.bandOf(word) + penalty }))
    .filter(({ cost }) => cost <= MAX_BAND)
    .sort((one, other) => one.cost - other.cost)
    .find(({ word }) => isKnown(word, dictionary))?.word;
}

function isPlainWord(term: string): boolean {
  return term.length >= MIN_LENGTH && term.length <= MAX_LENGTH && /^[a-z]+$/.test(term);
}

/** Rules make a form of `occured` and a meaning of `arguement`, but no list has these words. */
function isKnown(term: string, dictionary: Dictionary): boolean {
  const { frequency } = dictionary;
  if ([term, term[0]?.toUpperCase() + term.slice(1)].some((each) => frequency.has(each)))
    return true;
  const entry = dictionary.find(term);
  return entry?.certain === true && entry.readings.some(({ inflection }) => inflection === 'base');
}

/** People hardly ever get the first letter wrong. */
function* neighboursOf(term: string): Generator<Neighbour> {
  for (let at = 1; at <= term.length; at++) {
    const [before, after] = [term.slice(0, at), term.slice(at)];
    yield* withLetterAdded(before, after);
    if (after !== '') yield* withLetterChanged(before, after);
  }
}

function* withLetterAdded(before: string, after: string): Generator<Neighbour> {
  for (const letter of letters) {
    const isDoubled = before.endsWith(letter) || after.startsWith(letter);
    yield [before + letter + after, isDoubled ? oftenMade : seldomMade];
  }
}

function* withLetterChanged(before: string, after: string): Generator<Neighbour> {
  const [here = '', next = ''] = after;
  const rest = after.slice(1);
  if (next !== '') yield [before + next + here + rest.slice(1), oftenMade];
  if (before.endsWith(here)) yield [before + rest, oftenMade];
  // The end of a word is seldom too long by a slip: `crypto` is not `crypt`.
  else if (rest !== '') yield [before + rest, seldomMade];
  for (const letter of letters) {
    if (letter === here) continue;
    if (isVowel(here) && isVowel(letter)) yield [before + letter + rest, oftenMade];
    else if (isAlike(here, letter)) yield [before + letter + rest, seldomMade];
  }
}

function isVowel(letter: string): boolean {
  return 'aeiouy'.includes(letter);
}

function isAlike(one: string, other: string): boolean {
  return alike.some((pair) => pair.includes(one) && pair.includes(other));
}
