import type { QuestionType } from '@wordgrove/contracts';
import { arrangeOptions } from '../distractors/selection.js';
import type { Question } from '../question.js';
import { joinHints, letterHint, noteLine } from '../questions/wording.js';
import type { Random } from '../seeded-random.js';
import { optionKey } from '../text/normalization.js';
import { isSuitableGloss } from '../text/suitability.js';
import { bareTerm } from '../text/term-forms.js';
import { installedCloze, ownSentence } from './installed-cloze.js';
import { wrongDefinitions, wrongTerms } from './installed-options.js';
import { isOtherwiseNoted, type InstalledWord } from './installed-word.js';

type Builder = (target: InstalledWord, random: Random) => Question | undefined;

const builders: Partial<Readonly<Record<QuestionType, Builder>>> = {
  QUESTION_TYPE_DEFINITION_CHOICE: definitionChoice,
  QUESTION_TYPE_TERM_CHOICE: termChoice,
  QUESTION_TYPE_CLOZE_CHOICE: installedCloze,
  QUESTION_TYPE_TYPING: typing,
  QUESTION_TYPE_RECALL: recall,
};

/** The types in which the learner's own notes are asked rather than a dictionary's words. */
const notesFirst: readonly QuestionType[] = ['QUESTION_TYPE_TYPING', 'QUESTION_TYPE_RECALL'];

/**
 * Returns a question from an installed dictionary or from the learner's texts. The learner's notes come first if the dictionary
 * means something else.
 */
export function withInstalled(
  target: InstalledWord,
  type: QuestionType,
  random: Random,
  fromTexts: () => Question | undefined,
): Question | undefined {
  const fromDictionary = (): Question | undefined => builders[type]?.(target, random);
  const hasNotes = target.word.notes.some((note) => note.trim() !== '');
  const isNoteFirst = isOtherwiseNoted(target) || (hasNotes && notesFirst.includes(type));
  return isNoteFirst ? (fromTexts() ?? fromDictionary()) : (fromDictionary() ?? fromTexts());
}

function definitionChoice(target: InstalledWord, random: Random): Question | undefined {
  const { definition, word } = target;
  const distractors = definition && wrongDefinitions(target, definition, random);
  if (definition === undefined || !distractors) return undefined;
  return {
    ...about(target),
    questionType: 'QUESTION_TYPE_DEFINITION_CHOICE',
    question: word.term,
    options: arrangeOptions(definition, distractors, random),
    correctAnswer: definition,
    acceptedAnswers: [definition],
  };
}

function termChoice(target: InstalledWord, random: Random): Question | undefined {
  const { definition, term, word } = target;
  const distractors = wrongTerms(target, term, random);
  if (definition === undefined || distractors === undefined) return undefined;
  return {
    ...about(target),
    questionType: 'QUESTION_TYPE_TERM_CHOICE',
    question: definition,
    options: arrangeOptions(term, distractors, random),
    correctAnswer: term,
    acceptedAnswers: distinct([term, word.term]),
  };
}

/** Asks with the learner's own sentence if there is one, and otherwise with the definition. */
function typing(target: InstalledWord, random: Random): Question | undefined {
  const { definition, term, word } = target;
  if (definition === undefined) return undefined;
  const sentence = ownSentence(target, random);
  const meaning = sentence === undefined ? '' : definition;
  return {
    ...about(target),
    questionType: 'QUESTION_TYPE_TYPING',
    question: sentence?.text ?? definition,
    hint: joinHints(grammarHint(target), meaning, lettersOf(target)),
    options: [],
    // The article is in the sentence already.
    correctAnswer: sentence?.form ?? word.term,
    acceptedAnswers: distinct([
      sentence?.form ?? word.term,
      word.term,
      term,
      ...readingsOf(target),
    ]),
    source: sentence?.source ?? target.dictionary.title,
  };
}

/** Other words may mean nearly the same, so more letters of long words are shown. In Japanese, the reading tells a word from others. */
function lettersOf(target: InstalledWord): string {
  const [reading] = readingsOf(target);
  if (reading !== undefined) return letterHint(reading);
  const bare = bareTerm(target.word.term, target.word.language).replace(/^(?:sich |se |s')/, '');
  return letterHint(bare, bare.length < 5 ? 1 : bare.length < 8 ? 2 : 3);
}

function recall(target: InstalledWord): Question {
  const [entry] = target.entries;
  const answer = target.definition ?? entry?.definitions[0] ?? '';
  return {
    ...about(target),
    questionType: 'QUESTION_TYPE_RECALL',
    question: target.word.term,
    options: [],
    correctAnswer: answer,
    acceptedAnswers: [answer],
  };
}

function about(target: InstalledWord): Pick<Question, 'hint' | 'explanation' | 'source'> {
  const { dictionary } = target;
  return { hint: grammarHint(target), explanation: explain(target), source: dictionary.title };
}

/** Returns `noun` or `verb, dated`. */
function grammarHint({ partOfSpeech, labels }: InstalledWord): string {
  return joinHints(partOfSpeech, ...labels);
}

function readingsOf({ entries }: InstalledWord): string[] {
  return entries.flatMap(({ readings }) => readings);
}

/** Returns `食べる [たべる] (verb): to eat.` with an example and the learner's note. */
function explain(target: InstalledWord): string {
  const { term, entries, word } = target;
  const [reading] = readingsOf(target);
  const grammar = grammarHint(target);
  const [entry] = entries;
  const example = entry?.examples.find(({ translation }) => isSuitableGloss(translation));
  const head = [term, reading && `[${reading}]`, grammar && `(${grammar})`]
    .filter(Boolean)
    .join(' ');
  const definition = target.definition ?? entry?.definitions[0] ?? '';
  const parts = [
    asSentence(`${head}: ${definition}`),
    example &&
      asSentence(`“${example.sentence}”${example.translation && `: ${example.translation}`}`),
    noteLine(word),
  ];
  return parts.filter(Boolean).join(' ');
}

function asSentence(text: string): string {
  return /[.!?…。！？”]$/u.test(text) ? text : `${text}.`;
}

function distinct(answers: readonly string[]): string[] {
  return [
    ...new Map(answers.toReversed().map((each) => [optionKey(each), each])).values(),
  ].reverse();
}
