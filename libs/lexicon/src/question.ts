import type { Language, QuestionType } from '@wordgrove/contracts';

/** A learned word with the data that the lexicon needs. */
export interface WordToAsk {
  /** The term as the learner collected it: in any case, with or without an article. */
  term: string;
  language: Language;
  /** 0 (never reviewed) to 5. Better-known words get nearer distractors. */
  masteryLevel: number;
  notes: readonly string[];
  contexts: readonly { sentence: string }[];
  /** The id of the sense that the learner has chosen. It counts if the term has such a sense. */
  senseId?: string | null;
  /** Notes of the learner's other words in this language. They become distractors. */
  otherNotes: readonly { term: string; note: string }[];
}

/** The source of a question's content, if it is not an installed dictionary. */
export type QuestionSource = 'WORDNET' | 'NOTE' | 'CONTEXT' | 'TERM';

/**
 * The content of one card. It is stored with the card, so it never changes after the card was
 * issued.
 */
export interface Question {
  questionType: QuestionType;
  question: string;
  /** The part of speech and, if the learner types, the first letter. `''` if nothing is known. */
  hint: string;
  /** Four distinct strings for a choice, `[]` otherwise. */
  options: string[];
  /** `''` only for recall of a word about which nothing is known. */
  correctAnswer: string;
  /** Every answer that counts as right, the correct one first. */
  acceptedAnswers: string[];
  /** Shown after the answer; `''` if there is nothing to say. */
  explanation: string;
  /** A {@link QuestionSource}, or the title of an installed dictionary. */
  source: string;
}
