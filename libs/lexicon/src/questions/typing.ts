import type { Language } from '@wordgrove/contracts';
import { gappedEntry } from '../cloze/entry-example.js';
import { inSentence, type GappedSentence } from '../cloze/gapped-sentence.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { isDescribed, reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import type { Target } from '../dictionary/target.js';
import { areSpellingVariants } from '../grading/english-spelling.js';
import type { Question, WordToAsk } from '../question.js';
import { shuffle, type Random } from '../seeded-random.js';
import { gap } from '../text/masking.js';
import { displayLemma, optionKey } from '../text/normalization.js';
import { readingsIn, withoutReadings } from '../text/readings.js';
import { bareTerm } from '../text/term-forms.js';
import { maskedSentences, meaningNotes, shortMeaningNote } from './learner-texts.js';
import type { Material } from '../material.js';
import { explain, grammarHint, joinHints, letterHint, wholeSentence } from './wording.js';
import { asksOnlyGap } from './only-gap.js';
import { inFormOf } from './option-form.js';
import { otherWordsFor, type OtherWords } from './rivals.js';

/**
 * Returns a question for which the learner writes the term, from its definition, a sentence with a
 * gap, or a note.
 */
export function typing(material: Material, random: Random): Question | undefined {
  const { target, dictionary } = material;
  return target === undefined || dictionary === undefined || asksOnlyGap(material)
    ? (typingFromSentence(material, random) ?? typingFromNote(material))
    : typingFromDictionary(material, target, dictionary);
}

function typingFromDictionary(
  material: Material,
  target: Target,
  dictionary: Dictionary,
): Question | undefined {
  const example = gappedEntry(target, dictionary);
  if (example === undefined) return typedAs(material.word.term, target, material, dictionary);
  // A word of which only the definition is shown is hard to think of, so the form is the one that the sentence needs.
  const form = withoutSentenceCapital(example, target);
  const asked = form === material.word.term ? target : inSentence({ ...example, form });
  return typedAs(form, asked, material, dictionary, example.text);
}

/** A gap at the beginning of a sentence does not need the capital that stood there. */
function withoutSentenceCapital({ text, form }: GappedSentence, { lemma, synset }: Target): string {
  const isFirst = text.startsWith(gap) && synset.words.includes(lemma);
  return isFirst ? form.charAt(0).toLowerCase() + form.slice(1) : form;
}

/** Returns the term, or the form that its sentence needs, to type, unless without a sentence nothing would tell which of several words is meant. */
function typedAs(
  answer: string,
  target: Target,
  material: Material,
  dictionary: Dictionary,
  example?: string,
): Question | undefined {
  const { term, language } = material.word;
  const { definition } = target;
  if (definition === undefined) return undefined;
  const bare = bareTerm(answer, language);
  const others = otherWordsFor(target, leastShown(bare, target), dictionary);
  const { shown, isOpen } = lettersToShow(bare, target, others);
  if (isOpen && example === undefined) return undefined;
  const { hint, ...card } = typingCard(answer, definition, grammarHint(target), language, shown);
  const synonyms = takesPreposition(example) ? [] : equivalents(target, shown, dictionary);
  // `She will sang` is wrong, even if somebody collected `sang`.
  const base = material.target?.inflection === 'base' ? [term] : [];
  return {
    ...card,
    hint: joinHints(hint, example === undefined ? '' : `“${example}”`),
    acceptedAnswers: distinct([answer, ...base, ...synonyms]),
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}

function typingFromSentence(material: Material, random: Random): Question | undefined {
  const { word, dictionary, target } = material;
  const sentence = shuffle(maskedSentences(word, dictionary), random)[0];
  if (sentence === undefined) return undefined;
  const meaning = shortMeaningNote(word);
  const note = meaning === undefined ? '' : withoutReadings(meaning, word);
  // If nothing tells the meaning, other words may fit that begin with the same letter.
  const bare = bareTerm(sentence.form, word.language);
  const shown = note === '' ? leastShown(bare, { lemma: bare }) : undefined;
  return {
    ...typingCard(sentence.form, sentence.text, note, word.language, shown),
    acceptedAnswers: distinct([sentence.form, word.term, ...readingsOf(word)]),
    explanation: target === undefined ? wholeSentence(sentence, word) : explain(material, target),
    source: sentence.source,
  };
}

function typingFromNote({ word }: Material): Question | undefined {
  const [note] = meaningNotes(word);
  const meaning = note === undefined ? '' : withoutReadings(note, word);
  if (note === undefined || meaning === '') return undefined;
  return {
    ...typingCard(word.term, meaning, '', word.language),
    acceptedAnswers: distinct([word.term, ...readingsOf(word)]),
    explanation: `${word.term}: ${note}`,
    source: 'NOTE',
  };
}

function typingCard(
  term: string,
  question: string,
  grammar: string,
  language: Language,
  shown?: number,
): Omit<Question, 'explanation' | 'source'> {
  return {
    questionType: 'QUESTION_TYPE_TYPING',
    question,
    hint: joinHints(grammar, letterHint(bareTerm(term, language), shown)),
    options: [],
    correctAnswer: term,
    acceptedAnswers: [term],
  };
}

/** In letters: several words mean nearly what a definition says (`courses` and `classes`), so it shows more of long ones. */
function leastShown(term: string, { lemma }: Pick<Target, 'lemma'>): number {
  // Of `liking`, three letters and the form would leave nothing open.
  const length = Math.min(term.length, lemma.length);
  if (length < 5) return 1;
  return length < 6 ? 2 : 3;
}

const PREPOSITION = /^ (?:of|on|with|to|for|from|in|into|at|about|against|upon)\b/;

/** In SCOWL's bands. Rarer words are no answers to accept for others. */
const MAX_BAND_IN_USE = 60;
/** As a share of the term. If more of it were shown, little would be left to write. */
const MAX_SHOWN = 1 / 2;

/** Returns the number of letters that tell the term from all others, or from as many of them as may be. */
function lettersToShow(
  term: string,
  target: Target,
  { rivals, lookalikes }: OtherWords,
): { shown: number; isOpen: boolean } {
  const least = leastShown(term, target);
  const most = Math.max(least, Math.floor(term.length * MAX_SHOWN));
  let left = [...rivals, ...lookalikes];
  for (let shown = least; shown <= most; shown++) {
    left = left.filter((other) => areHintedAlike(other, term, shown));
    if (left.length === 0) return { shown, isOpen: false };
  }
  return { shown: most, isOpen: left.some((other) => rivals.includes(other)) };
}

function areHintedAlike(one: string, other: string, shown: number): boolean {
  const hint = letterHint(bareTerm(other, 'LANGUAGE_ENGLISH'), shown);
  return hint !== '' && letterHint(bareTerm(one, 'LANGUAGE_ENGLISH'), shown) === hint;
}

/** Returns whether a preposition follows the gap, which few synonyms take: nobody discards *of* anything. */
function takesPreposition(example = ''): boolean {
  return PREPOSITION.test(example.slice(example.indexOf(gap) + gap.length));
}

/** Returns the lemma without article, and the synonyms in the term's form that the letters shown do not exclude. */
function equivalents(target: Target, shown: number, dictionary: Dictionary): string[] {
  const { lemma, inflection, review, entry } = target;
  const synonyms = [...wordsInUse(target, dictionary), ...(review?.entry?.synonyms ?? [])]
    .map((each) => inFormOf(target, each, dictionary))
    .filter((each) => each !== undefined)
    .filter((each) => areHintedAlike(each, entry.term, shown) && isInUse(each, target, dictionary));
  return inflection === 'base' ? [displayLemma(lemma), ...synonyms] : synonyms;
}

/** Returns the words that learners meet in the asked sense: not `train` for `trail`. */
function wordsInUse({ synset }: Target, { wordnet }: Dictionary): string[] {
  return synset.words.map(displayLemma).filter((word) => {
    const lemma = word.toLowerCase().replaceAll(' ', '_');
    const sense = wordnet.senses.commonestFirst(lemma).find((each) => each.synset === synset.id);
    return !isDescribed(lemma) || (sense && reviewOf(lemma, sense)?.entry) !== undefined;
  });
}

/** WordNet has spellings that no list of words has, such as `negociate`. */
function isInUse(word: string, { lemma }: Target, dictionary: Dictionary): boolean {
  const isListed = dictionary.frequency.bandOf(word) <= MAX_BAND_IN_USE;
  return isListed || areSpellingVariants(word, displayLemma(lemma), dictionary);
}

function readingsOf({ notes, term, language }: WordToAsk): string[] {
  return readingsIn(notes, term, language);
}

function distinct(answers: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const answer of answers) {
    if (!byKey.has(optionKey(answer))) byKey.set(optionKey(answer), answer);
  }
  return [...byKey.values()];
}
