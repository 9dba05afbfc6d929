import type { Language } from '@wordgrove/contracts';
import { gappedEntry } from '../cloze/entry-example.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import type { Question, WordToAsk } from '../question.js';
import { shuffle, type Random } from '../seeded-random.js';
import { displayLemma, optionKey } from '../text/normalization.js';
import { readingsIn } from '../text/readings.js';
import { bareTerm } from '../text/term-forms.js';
import { maskedSentences, meaningNotes, shortMeaningNote } from './learner-texts.js';
import type { Material } from '../material.js';
import { explain, grammarHint, joinHints, letterHint, wholeSentence } from './wording.js';
import { asksOnlyGap } from './only-gap.js';

/**
 * Returns a question for which the learner writes the term, from its definition, a sentence with a
 * gap, or a note.
 */
export function typing(material: Material, random: Random): Question | undefined {
  return material.target === undefined || asksOnlyGap(material)
    ? (typingFromSentence(material, random) ?? typingFromNote(material))
    : typingFromDictionary(material, material.target);
}

function typingFromDictionary(material: Material, target: Target): Question | undefined {
  const { word } = material;
  const question = target.isSeldomForm ? undefined : target.definition;
  if (question === undefined) return undefined;
  const { hint, ...card } = typingCard(
    word.term,
    question,
    grammarHint(target),
    word.language,
    lettersShown(word.term, target),
  );
  return {
    ...card,
    hint: joinHints(hint, gappedEntryAs(word.term, target, material.dictionary)),
    acceptedAnswers: distinct([word.term, ...equivalents(word.term, target)]),
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}

function typingFromSentence(material: Material, random: Random): Question | undefined {
  const { word, dictionary, target } = material;
  const sentence = shuffle(maskedSentences(word, dictionary), random)[0];
  if (sentence === undefined) return undefined;
  return {
    ...typingCard(sentence.form, sentence.text, shortMeaningNote(word) ?? '', word.language),
    acceptedAnswers: distinct([sentence.form, word.term, ...readingsOf(word)]),
    explanation: target === undefined ? wholeSentence(sentence, word) : explain(material, target),
    source: sentence.source,
  };
}

function typingFromNote({ word }: Material): Question | undefined {
  const note = meaningNotes(word)[0];
  if (note === undefined) return undefined;
  return {
    ...typingCard(word.term, note, '', word.language),
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
function lettersShown(term: string, { lemma }: Pick<Target, 'lemma'>): number {
  // Of `liking`, three letters and the form would leave nothing open.
  const length = Math.min(term.length, lemma.length);
  if (length < 5) return 1;
  return length < 6 ? 2 : 3;
}

/** Returns the example of the entry with a gap, which tells the term from words that mean nearly the same, if it has the term's form. */
function gappedEntryAs(term: string, target: Target, dictionary: Dictionary | undefined): string {
  const example = dictionary && gappedEntry(target, dictionary);
  return example?.form === term ? `“${example.text}”` : '';
}

/**
 * Returns the lemma without article, and the synonyms that the question and the hint do not
 * exclude.
 */
function equivalents(term: string, { lemma, inflection, synset, review }: Target): string[] {
  if (inflection !== 'base') return [];
  const shown = lettersShown(term, { lemma });
  const hint = letterHint(term, shown);
  const synonyms = [...synset.words.map(displayLemma), ...(review?.entry?.synonyms ?? [])];
  return [
    displayLemma(lemma),
    ...synonyms.filter((each) => hint !== '' && letterHint(each, shown) === hint),
  ];
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
