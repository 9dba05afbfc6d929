import { arrangeOptions, DISTRACTOR_COUNT } from '../distractors/selection.js';
import type { Question, WordToAsk } from '../question.js';
import { shuffle, type Random } from '../seeded-random.js';
import { optionKey } from '../text/normalization.js';
import { haveOneGender } from '../text/guessed-gender.js';
import { notedPart } from './noted-part.js';
import { areCognates } from '../text/stemming.js';
import { bareTerm } from '../text/term-forms.js';
import { maskedSentences, shortMeaningNote, type MaskedSentence } from './learner-texts.js';
import { byCommonness } from '../wordnet/sense-index.js';
import { posLabels } from '../wordnet/synset.js';
import type { Material } from '../material.js';
import { wholeSentence, withLemma } from './wording.js';

/** Options of nearly one length are as good as each other. */
const lengthJitter = 0.6;

/**
 * Returns one of the learner’s sentences with a gap, and other words of the learner to choose from.
 */
export function noteCloze(material: Material, random: Random): Question | undefined {
  const { word, dictionary } = material;
  // Nothing but the note tells that another word of the learner's does not fit as well.
  if (shortMeaningNote(word) === undefined) return undefined;
  const sentence = shuffle(maskedSentences(word, dictionary), random)[0];
  if (sentence === undefined) return undefined;
  const distractors = otherTerms(material, sentence, random);
  if (distractors.length < DISTRACTOR_COUNT) return undefined;
  return {
    questionType: 'QUESTION_TYPE_CLOZE_CHOICE',
    question: sentence.text,
    hint: shortMeaningNote(word) ?? '',
    options: arrangeOptions(
      sentence.form,
      distractors.map((each) => inCaseOf(sentence, word, each)),
      random,
    ),
    correctAnswer: sentence.form,
    acceptedAnswers: withLemma(sentence.form, word),
    explanation: wholeSentence(sentence, word),
    source: sentence.source,
  };
}

/**
 * Returns terms of the learner's other words that are the same part of speech, of about this length, the nearest first. None is akin to
 * another. Returns none if the sentence has another form of the term: all others would be in their base form.
 */
function otherTerms(material: Material, sentence: MaskedSentence, random: Random): string[] {
  const { word } = material;
  const { language } = word;
  // The options have an article only if the answer has one: an article would show that an option is
  // wrong.
  const isBare = optionKey(sentence.form) !== optionKey(word.term);
  const bare = bareTerm(word.term, language);
  const part = partOf(word.term, shortMeaningNote(word), material);
  if (part === undefined || (isBare && optionKey(sentence.form) !== optionKey(bare))) return [];
  const wordCount = sentence.form.split(' ').length;
  const ownNotes = new Set(word.notes.map(optionKey));
  const chosen: string[] = [];
  for (const other of nearestInLength(word.otherNotes, sentence.form, random)) {
    const term = isBare ? bareTerm(other.term, language) : other.term;
    const isGood =
      !ownNotes.has(optionKey(other.note)) &&
      term.split(' ').length === wordCount &&
      isCapital(term) === isCapital(bare) &&
      (part !== 'noun' || haveOneGender(word.term, other.term, language)) &&
      partOf(other.term, other.note, material) === part &&
      !optionKey(sentence.text).includes(optionKey(term)) &&
      [word.term, sentence.form, ...chosen].every((each) => !isAkin(term, each));
    if (isGood) chosen.push(term);
    if (chosen.length === DISTRACTOR_COUNT) break;
  }
  return chosen;
}

function nearestInLength<T extends { term: string }>(
  others: readonly T[],
  answer: string,
  random: Random,
): T[] {
  return shuffle(others, random)
    .map((other) => ({
      other,
      cost: Math.abs(Math.log(other.term.length / answer.length)) + random() * lengthJitter,
    }))
    .sort((one, another) => one.cost - another.cost)
    .map(({ other }) => other);
}

/** By the dictionary if the language has one. */
function partOf(
  term: string,
  note: string | undefined,
  { dictionary, word }: Material,
): string | undefined {
  const senses = (dictionary?.find(term)?.readings ?? []).flatMap((reading) => reading.senses);
  const [commonest] = senses.sort(byCommonness);
  return commonest === undefined ? notedPart(term, note, word.language) : posLabels[commonest.pos];
}

function isCapital(term: string): boolean {
  return term.charAt(0) !== term.charAt(0).toLowerCase();
}

/** A capital letter at the beginning of a sentence would tell the answer. */
function inCaseOf({ form }: MaskedSentence, { term }: WordToAsk, other: string): string {
  const hasCapital = isCapital(form);
  return hasCapital && !isCapital(term) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

function isAkin(one: string, other: string): boolean {
  return optionKey(one) === optionKey(other) || areCognates(one, other);
}
