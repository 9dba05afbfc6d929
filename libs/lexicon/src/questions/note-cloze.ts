import { arrangeOptions, DISTRACTOR_COUNT } from '../distractors/selection.js';
import type { Question, WordToAsk } from '../question.js';
import { shuffle, type Random } from '../seeded-random.js';
import { optionKey } from '../text/normalization.js';
import { areCognates } from '../text/stemming.js';
import { bareTerm } from '../text/term-forms.js';
import { maskedSentences, shortMeaningNote, type MaskedSentence } from './learner-texts.js';
import type { Material } from '../material.js';
import { noteLine } from './wording.js';

/**
 * Returns one of the learner’s sentences with a gap, and other words of the learner to choose from.
 */
export function noteCloze(material: Material, random: Random): Question | undefined {
  const { word, dictionary } = material;
  const sentence = shuffle(maskedSentences(word, dictionary), random)[0];
  if (sentence === undefined) return undefined;
  const distractors = otherTerms(word, sentence, random);
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
    acceptedAnswers: [sentence.form],
    explanation: noteLine(word),
    source: sentence.source,
  };
}

/** Returns terms of the learner's other words of about this length. None is akin to another. */
function otherTerms(word: WordToAsk, sentence: MaskedSentence, random: Random): string[] {
  const chosen: string[] = [];
  const { language } = word;
  // The options have an article only if the answer has one: an article would show that an option is
  // wrong.
  const isBare = optionKey(sentence.form) !== optionKey(word.term);
  const wordCount = sentence.form.split(' ').length;
  const ownNotes = new Set(word.notes.map(optionKey));
  for (const other of shuffle(word.otherNotes, random)) {
    const term = isBare ? bareTerm(other.term, language) : other.term;
    const isGood =
      !ownNotes.has(optionKey(other.note)) &&
      term.split(' ').length === wordCount &&
      !optionKey(sentence.text).includes(optionKey(term)) &&
      [word.term, sentence.form, ...chosen].every((each) => !isAkin(term, each));
    if (isGood) chosen.push(term);
    if (chosen.length === DISTRACTOR_COUNT) break;
  }
  return chosen;
}

/** A capital letter at the beginning of a sentence would tell the answer. */
function inCaseOf({ form }: MaskedSentence, { term }: WordToAsk, other: string): string {
  const hasCapital = form.charAt(0) !== form.charAt(0).toLowerCase();
  const isOwn = term.charAt(0) !== term.charAt(0).toLowerCase();
  return hasCapital && !isOwn ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

function isAkin(one: string, other: string): boolean {
  return optionKey(one) === optionKey(other) || areCognates(one, other);
}
