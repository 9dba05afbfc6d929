import type { Language, QuestionType } from '@wordgrove/contracts';

/** A learned word as the lexicon needs to know it. */
export interface WordToAsk {
  /** As the learner collected it: any case, with or without an article. */
  term: string;
  language: Language;
  /** 0 (never reviewed) to 5; better-known words get nearer distractors. */
  masteryLevel: number;
  notes: readonly string[];
  contexts: readonly { sentence: string }[];
  /** Notes of the learner's other words in this language; they become distractors. */
  otherNotes: readonly { term: string; note: string }[];
}

/** Where the content of a question came from. */
export type QuestionSource = 'WORDNET' | 'NOTE' | 'CONTEXT' | 'TERM';

/** One card's content. It is stored with the card, so it never changes once it was issued. */
export interface Question {
  questionType: QuestionType;
  question: string;
  /** Part of speech and, where the learner types, the first letter; `''` where nothing is known. */
  hint: string;
  /** Four distinct strings for a choice, `[]` otherwise. */
  options: string[];
  /** `''` only for recall of a word about which nothing is known. */
  correctAnswer: string;
  /** Every answer that counts as right, the correct one first. */
  acceptedAnswers: string[];
  /** Shown after the answer; `''` if there is nothing to say. */
  explanation: string;
  source: QuestionSource;
}
