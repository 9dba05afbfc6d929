import { Dictionary } from '../dictionary/dictionary.js';
import { areSpellingVariants } from '../grading/english-spelling.js';
import { maskForms } from '../text/masking.js';
import { foldAccents, optionKey } from '../text/normalization.js';
import { areCognates, wordsOf } from '../text/stemming.js';
import type { WordToAsk } from '../question.js';
import { bandOfText, usesOfLemma, usesOfText } from './translation.js';

/** Several senses are shown in one line if it is still comfortable to read. */
const MAX_COMFORTABLE_LENGTH = 60;
const MAX_SENSES_SHOWN = 2;
/** More translations of one sense only repeat it. */
const MAX_TRANSLATIONS = 3;
const MAX_SENSE_LENGTH = 45;
/** Of SCOWL. */
const MAX_BAND_IN_USE = 60;
const MAX_BAND_OF_PHRASE = 45;

/** Labels and pronouns that stand before a definition. Other remarks are left out. */
const KEPT = /^\((?:vulgar|offensive|slang|dated|dialect|colloquial|sich)\) /;
const remark = /\s*\([^()]*\)/g;
const commas = /,\s+(?![^(]*\))/;
/** `masculine masc.` */
const abbreviated = /(?<=\p{L} )(?!etc\.)\p{Ll}{2,5}\.$/u;
/** `suspect something / that …` */
const alternative = /\s+\/\s.*$|\s*(?:…|\.\.\.)$/u;
/** `develop something` is to develop. */
const object = /^((?:to )?\S+?(?: \S+)??)(?: (?:something|somebody))+$/;

/** Where the definitions are shown: beside a term, which none may name. */
export interface Shown {
  word: WordToAsk;
  term: string;
  /** True if the definitions are English translations. */
  isEnglish: boolean;
}

/** Returns the first senses in one line, without what names the term or looks like it, and without repetitions. */
export function inOneLine(definitions: readonly string[], shown: Shown): string | undefined {
  const told: string[] = [];
  let line: string | undefined;
  const silent = definitions.flatMap((definition) => withoutNaming(definition, shown));
  for (const each of shown.isEnglish ? sensesInUse(silent) : silent) {
    if (told.length === MAX_SENSES_SHOWN || (shown.isEnglish && isFarRarer(each, told))) break;
    const sense = tidy(each, told, shown);
    if (sense === undefined) continue;
    if (line !== undefined && line.length + sense.length + 2 > MAX_COMFORTABLE_LENGTH) continue;
    line = line === undefined ? sense : `${line}; ${sense}`;
    told.push(sense);
  }
  return line;
}

/** Returns the senses of which a translation is known, or all if there are none. */
function sensesInUse(senses: readonly string[]): readonly string[] {
  const used = senses.filter((sense) =>
    sense.split(commas).some((part) => isInUse(withSpaces(bare(part)))),
  );
  return used.length > 0 ? used : senses;
}

/** Returns the usual translations of a sense that have not been told, or undefined if all have. */
function tidy(sense: string, told: readonly string[], { isEnglish }: Shown): string | undefined {
  const [kept = ''] = KEPT.exec(sense) ?? [];
  const listed = sense
    .slice(kept.length)
    .split(commas)
    .map((part) => bare(part))
    .filter((part) => part !== '');
  const before = told.flatMap((each) => each.split(', '));
  // `Window, inlier` after `window` is a rare sense.
  const isTold = isEnglish && (before.includes(listed[0] ?? '') || isRarePhrase(listed[0] ?? ''));
  if (before.length > 0 && isTold) return undefined;
  const chosen: string[] = [];
  let length = kept.length;
  for (const part of isEnglish ? usualFirst(listed) : listed) {
    if ([...before, ...chosen].some((other) => isSame(part, other, isEnglish))) continue;
    length += part.length + 2;
    if (chosen.length > 0 && (length > MAX_SENSE_LENGTH || chosen.length === MAX_TRANSLATIONS))
      break;
    chosen.push(part);
  }
  return chosen.length === 0 ? undefined : kept + chosen.join(', ');
}

/** Of SCOWL's bands. A geisha is far rarer than a cat, which the Japanese word mostly is, and what follows is no less rare. */
const FAR_RARER = 30;

function isFarRarer(sense: string, [usual]: readonly string[]): boolean {
  return usual !== undefined && bandOfFirst(sense) - bandOfFirst(usual) >= FAR_RARER;
}

function bandOfFirst(sense: string): number {
  return bandOfText(bare(sense.split(commas)[0] ?? ''));
}

function isRarePhrase(translation: string): boolean {
  return translation.includes(' ') && bandOfText(translation) > MAX_BAND_OF_PHRASE;
}

/** A remark may be all that there is. */
function bare(part: string): string {
  const rest = part
    .replace(alternative, '')
    .replace(remark, '')
    // What held another remark, as in `dog (Canis (lupus) familiaris)`.
    .replace(remark, '')
    .replace(abbreviated, '')
    .trim()
    .replace(object, '$1');
  return rest === '' ? part.trim() : rest;
}

/** `Write in` after `write` says nothing more. */
function isSame(one: string, other: string, isEnglish: boolean): boolean {
  if (optionKey(one) === optionKey(other) || one === `${other}ing`) return true;
  if (one.startsWith(`${other} `) || one.endsWith(` ${other}`)) return true;
  return isEnglish && areSpellingVariants(one, other, Dictionary.shared());
}

/** Returns the translations that are English words, if any is, and those first that are common if the dictionary lists them by the alphabet. */
function usualFirst(listed: readonly string[]): string[] {
  const spaced = listed.map(withSpaces);
  const parts = withoutRepetition(inUse(spaced));
  const isByAlphabet = parts.every(
    (part, at) => at === 0 || part.localeCompare(parts[at - 1] ?? '', 'en') >= 0,
  );
  if (!isByAlphabet) return parts;
  const bands = new Map(parts.map((part) => [part, bandOfText(part) - usesOfText(part)]));
  return parts.toSorted((one, other) => (bands.get(one) ?? 0) - (bands.get(other) ?? 0));
}

/** Returns the texts that have no word that nobody knows, or all if there are none. */
function inUse(texts: readonly string[]): readonly string[] {
  const used = texts.filter(isInUse);
  return used.length > 0 ? used : texts;
}

function isInUse(text: string): boolean {
  const { frequency } = Dictionary.shared();
  // `fall/go by the wayside`
  if (text.includes('/')) return false;
  return wordsOf(text).every((word) => frequency.bandOf(word) <= MAX_BAND_IN_USE);
}

/** `Trunk, wardrobe trunk` says no more than `trunk`. */
function withoutRepetition(parts: readonly string[]): string[] {
  return parts.filter((part) =>
    parts.every(
      (other) => other === part || !(part.startsWith(`${other} `) || part.endsWith(` ${other}`)),
    ),
  );
}

/** FreeDict's Spanish dictionary has joined some phrases: `putout`. */
function withSpaces(part: string): string {
  if (!/^[a-z]{5,20}$/.test(part)) return part;
  const { frequency } = Dictionary.shared();
  const joined = usesOfLemma(part);
  for (let at = 2; at <= part.length - 2; at++) {
    const [first, second] = [part.slice(0, at), part.slice(at)];
    if (!frequency.has(first) || !frequency.has(second)) continue;
    if (usesOfLemma(`${first}_${second}`) > joined) return `${first} ${second}`;
  }
  return part;
}

/** Translations are parted by commas: one that is the term itself, as in `radio`, can be left out. */
function withoutNaming(definition: string, { word: { language }, term }: Shown): string[] {
  const isNaming = (text: string): boolean =>
    // To look for the term itself is a quick way to see that there is none of its forms either.
    (optionKey(text).includes(optionKey(term)) &&
      maskForms(text, [term], language) !== undefined) ||
    wordsOf(foldAccents(text)).some((each) => isAkin(each, foldAccents(term)));
  if (!isNaming(definition)) return [definition];
  if (/[()[\]]/.test(definition)) return [];
  const rest = definition.split(/[,;]\s+/).filter((part) => !isNaming(part));
  return rest.length === 0 ? [] : [rest.join(', ')];
}

function isAkin(word: string, term: string): boolean {
  return wordsOf(term).some(
    (each) =>
      each.length > 2 && word.length > 2 && areCognates(word.toLowerCase(), each.toLowerCase()),
  );
}
