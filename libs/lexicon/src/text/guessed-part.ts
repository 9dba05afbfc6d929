import type { Language } from '@wordgrove/contracts';
import { withoutArticle } from './articles.js';

/** A part of speech, as far as a term and its note tell it in a language that has no dictionary here. */
export type GuessedPart = 'noun' | 'verb' | 'adjective' | 'adverb' | 'other';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** In notes, learners write verbs with `to`. These are the ones that they often write without. */
const verbs = wordSet(`
  go goes went come see run walk eat drink sleep speak say tell take give make do have be know think want can must should may need like
  love hate write read listen hear sing play buy sell open close begin start end stop help learn teach live die sit stand lie fall fly swim
  drive ride bring carry send receive find lose win pay cost cook wash clean wear ask answer understand forget remember wait
`);
const adjectives = wordSet(`
  good bad big large small little tall short long high low wide narrow thick thin fat heavy light fast quick slow hot cold warm cool wet dry
  clean dirty new old young rich poor happy sad angry tired hungry thirsty sick ill healthy strong weak hard soft easy difficult heavy full
  empty open closed right wrong true false same different beautiful pretty ugly nice kind friendly cheap expensive free busy safe
  dangerous important possible impossible red blue green yellow black white brown grey gray pink orange purple bright dark loud quiet
  sweet sour bitter salty fresh sharp blunt smooth rough straight round flat deep shallow near far early late first last next other
  alone ready sure certain clear strange famous calm lazy proud polite rude brave shy clever stupid crazy funny boring interesting
`);
const others = wordSet(`
  in on at to from with without for by of off over under above below between among through during before after since until and or but
  because although if when where who what which why how this that these those he she it we you they i me him us them my your his her
  our their not no yes never always often sometimes here there now then today tomorrow yesterday very too also already still only maybe
  perhaps again soon hello goodbye please thanks one two three four five six seven eight nine ten
`);

type Endings = readonly (readonly [GuessedPart, RegExp])[];

/** The endings of a language's base forms. Terms that end otherwise are left open. */
const endings: Partial<Record<Language, Endings>> = {
  LANGUAGE_SPANISH: [['verb', /(?:ar|er|ir|ír)(?:se)?$/]],
  LANGUAGE_PORTUGUESE: [['verb', /(?:ar|er|ir|ôr)(?:-se)?$/]],
  LANGUAGE_ITALIAN: [['verb', /(?:are|ere|ire|arsi|ersi|irsi)$/]],
  LANGUAGE_FRENCH: [['verb', /(?:er|ir|oir|re)$/]],
  LANGUAGE_GERMAN: [['verb', /^\p{Ll}.*(?:en|eln|ern)$/u]],
  LANGUAGE_DUTCH: [['verb', /^\p{Ll}.*en$/u]],
  LANGUAGE_RUSSIAN: [
    ['verb', /(?:ть|ти|чь|ться|тись|чься)$/],
    ['adjective', /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/],
  ],
  LANGUAGE_KOREAN: [['verb', /다$/]],
};

/** The languages in which a capital letter within a sentence makes a noun. */
const capitalNouns: ReadonlySet<Language> = new Set<Language>(['LANGUAGE_GERMAN']);

/**
 * Returns the part of speech by the article, the note (in English), the capital or the ending; undefined if nothing tells.
 * @param inEnglish tells what an English word is that is not known here
 */
export function guessedPart(
  term: string,
  note: string | undefined,
  language: Language,
  inEnglish: (words: string) => GuessedPart | undefined = () => undefined,
): GuessedPart | undefined {
  if (withoutArticle(term.toLowerCase(), language).nouns !== undefined) return 'noun';
  // `Bescheid sagen` is a verb.
  if (capitalNouns.has(language) && /^\p{Lu}\S*$/u.test(term)) return 'noun';
  const byNote = note === undefined ? undefined : partByNote(note, inEnglish);
  if (byNote !== undefined) return byNote;
  return endings[language]?.find(([, ending]) => ending.test(term))?.[0];
}

/** Returns whether the base forms of verbs have endings of their own, so that a term without them is no verb. */
export function tellsVerbsByEnding(language: Language): boolean {
  return endings[language]?.some(([part]) => part === 'verb') ?? false;
}

function partByNote(
  note: string,
  inEnglish: (words: string) => GuessedPart | undefined,
): GuessedPart | undefined {
  // A reading may stand before the meaning: `たべる: to eat`. `Light (not heavy)` is an adjective.
  const text = note
    .toLowerCase()
    .replace(/^[^a-z(]+/, '')
    .replace(/\s*\([^()]*\)\s*$/, '');
  const [, label] = /^\W*(noun|verb|adj|adv|n\.|v\.)/.exec(text) ?? [];
  if (label !== undefined) return partByLabel[label.slice(0, 3)];
  if (/^to [a-z]/.test(text)) return 'verb';
  if (/^(?:an?|the) [a-z]/.test(text)) return 'noun';
  const [first = '', ...more] = text.split(/[^a-z'-]+/).filter((word) => word !== '');
  if (!/^[a-z]/.test(text) || first === '') return undefined;
  if (others.has(first)) return 'other';
  if (adjectives.has(first) && more.length === 0) return 'adjective';
  if (verbs.has(first)) return 'verb';
  // `Table` and `fish` end like adjectives, and `family` like an adverb.
  const known = inEnglish(text.split(/[,;/]/)[0]?.trim() ?? '');
  if (known !== undefined) return known;
  if (first.endsWith('ly')) return 'adverb';
  return /(?:ful|less|ous|able|ible|ish)$/.test(first) && more.length === 0 ? 'adjective' : 'noun';
}

const partByLabel: Readonly<Record<string, GuessedPart>> = {
  nou: 'noun',
  'n.': 'noun',
  ver: 'verb',
  'v.': 'verb',
  adj: 'adjective',
  adv: 'adverb',
};
