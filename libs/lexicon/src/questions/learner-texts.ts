import type { Language } from '@wordgrove/contracts';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { QuestionSource, WordToAsk } from '../question.js';
import { gap, maskForms, type MaskedText } from '../text/masking.js';
import { optionKey } from '../text/normalization.js';
import { wordsOf } from '../text/stemming.js';
import { beginsAlike, phraseIn, unspacedForm } from '../text/phrase-forms.js';
import { bareTerm, likelyForm } from '../text/term-forms.js';

export interface MaskedSentence extends MaskedText {
  source: QuestionSource;
}

/** A gap with fewer letters around it could be anything. */
const MIN_LETTERS = 3;

/** In letters. A longer note is a text to read, and no hint. */
const MAX_HINT_LENGTH = 200;

/** Returns the first note that can stand beside a gap as a hint. */
export function shortMeaningNote(word: WordToAsk): string | undefined {
  return meaningNotes(word).find((note) => note.length <= MAX_HINT_LENGTH);
}

/** Returns the notes that state the meaning of the term without naming it. */
export function meaningNotes(word: WordToAsk): string[] {
  return word.notes
    .map((note) => note.trim())
    .filter((note) => note !== '' && maskForms(note, [word.term], word.language) === undefined);
}

/**
 * Returns the learner's sentences with the term taken out: the contexts, or the notes if there are
 * none.
 */
export function maskedSentences(word: WordToAsk, dictionary?: Dictionary): MaskedSentence[] {
  const mask = (text: string, source: QuestionSource): MaskedSentence[] => {
    const masked = maskForms(text, formsIn(text, word, source, dictionary), word.language);
    return masked === undefined || lettersAround(masked) < MIN_LETTERS
      ? []
      : [{ ...masked, text: masked.text.trim(), source }];
  };
  const met = word.contexts.flatMap(({ sentence }) => mask(sentence, 'CONTEXT'));
  return met.length > 0 ? met : word.notes.flatMap((note) => mask(note, 'NOTE'));
}

/** Returns the term itself, with and without article, and the forms of it that the text has. */
function formsIn(
  text: string,
  { term, language }: WordToAsk,
  source: QuestionSource,
  dictionary: Dictionary | undefined,
): string[] {
  const bare = bareTerm(term, language);
  if (dictionary !== undefined) {
    const isForm = (word: string, part: string): boolean =>
      dictionary.hasBaseForm(word, optionKey(part));
    const key = optionKey(bare);
    const words = [...new Set(wordsOf(text))];
    const forms = words.filter((each) => dictionary.hasBaseForm(each, key));
    return [term, bare, ...forms, ...[phraseIn(text, term, isForm) ?? []].flat()];
  }
  // A context has the term in some form, but a note may have anything.
  const isGuessed = source === 'CONTEXT' && maskForms(text, [bare], language) === undefined;
  const form = isGuessed ? guessedForm(text, bare, language) : undefined;
  // The article stays before the gap: the hint counts the letters of the word alone.
  return [form ?? bare];
}

function guessedForm(text: string, bare: string, language: Language): string | undefined {
  return (
    unspacedForm(text, bare, language) ??
    phraseIn(text, bare, beginsAlike) ??
    (bare.includes(' ') ? undefined : likelyForm(text, bare))
  );
}

function lettersAround(masked: MaskedText): number {
  return (masked.text.replaceAll(gap, '').match(/\p{L}/gu) ?? []).length;
}
