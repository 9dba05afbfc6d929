import { arrangeOptions, DISTRACTOR_COUNT } from '../distractors/selection.js';
import type { Question, WordToAsk } from '../question.js';
import type { Random } from '../seeded-random.js';
import { isInEnglish, notedPart } from './noted-part.js';
import { maskForms } from '../text/masking.js';
import { optionKey } from '../text/normalization.js';
import { contentStems, overlap } from '../text/stemming.js';
import { meaningNotes } from './learner-texts.js';

/** A longer note is a text to read, not an option to compare. */
const MAX_OPTION_LENGTH = 200;
const sameMeaning = 1 / 3;

/** Returns the term with the learner's note on it among notes on other words. */
export function noteChoice(word: WordToAsk, random: Random): Question | undefined {
  const note = meaningNotes(word).find((each) => each.length <= MAX_OPTION_LENGTH);
  if (note === undefined) return undefined;
  const distractors = otherNotes(word, note, random);
  if (distractors.length < DISTRACTOR_COUNT) return undefined;
  return {
    questionType: 'QUESTION_TYPE_DEFINITION_CHOICE',
    question: word.term,
    hint: '',
    options: arrangeOptions(note, distractors, random),
    correctAnswer: note,
    acceptedAnswers: [note],
    explanation: `${word.term}: ${note}`,
    source: 'NOTE',
  };
}

function otherNotes(word: WordToAsk, answer: string, random: Random): string[] {
  const own = new Set(word.notes.map(optionKey));
  const part = notedPart(word.term, answer, word.language);
  const inEnglish = isInEnglish(answer);
  const ranked = word.otherNotes
    .filter(({ term }) => optionKey(term) !== optionKey(word.term))
    .filter(({ term, note }) => notedPart(term, note, word.language) === part)
    .filter(({ note }) => isInEnglish(note) === inEnglish)
    .map(({ note }) => note.trim())
    .filter((note) => note !== '' && note.length <= MAX_OPTION_LENGTH && !own.has(optionKey(note)))
    .filter((note) => maskForms(note, [word.term], word.language) === undefined)
    .map((note) => ({
      note,
      cost: Math.abs(Math.log(note.length / answer.length)) + random(),
    }))
    .sort((one, other) => one.cost - other.cost);
  const chosen: string[] = [];
  for (const { note } of ranked) {
    if ([answer, ...chosen].some((other) => saysTheSame(note, other))) continue;
    chosen.push(note);
    if (chosen.length === DISTRACTOR_COUNT) break;
  }
  return chosen;
}

function saysTheSame(one: string, other: string): boolean {
  return (
    optionKey(one) === optionKey(other) ||
    overlap(contentStems(one), contentStems(other)) >= sameMeaning
  );
}
