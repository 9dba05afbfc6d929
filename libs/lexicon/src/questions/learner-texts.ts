import type { Dictionary } from '../dictionary/dictionary.js';
import type { QuestionSource, WordToAsk } from '../question.js';
import { gap, maskForms, type MaskedText } from '../text/masking.js';
import { optionKey } from '../text/normalization.js';
import { wordsOf } from '../text/stemming.js';

export interface MaskedSentence extends MaskedText {
  source: QuestionSource;
}

/** With fewer letters around it, a gap could be anything. */
const fewestLetters = 3;

/** Notes that say what the term means without naming it. */
export function meaningNotes(word: WordToAsk): string[] {
  return word.notes
    .map((note) => note.trim())
    .filter((note) => note !== '' && maskForms(note, [word.term], word.language) === undefined);
}

/** The learner's sentences with the term taken out: contexts first, then notes. */
export function maskedSentences(word: WordToAsk, dictionary?: Dictionary): MaskedSentence[] {
  const mask = (text: string, source: QuestionSource): MaskedSentence[] => {
    const masked = maskForms(text, formsIn(text, word, dictionary), word.language);
    return masked === undefined || lettersAround(masked) < fewestLetters
      ? []
      : [{ ...masked, text: masked.text.trim(), source }];
  };
  return [
    ...word.contexts.flatMap(({ sentence }) => mask(sentence, 'CONTEXT')),
    ...word.notes.flatMap((note) => mask(note, 'NOTE')),
  ];
}

/** The term itself and, in English, the inflected forms of it that the text has. */
function formsIn(text: string, word: WordToAsk, dictionary: Dictionary | undefined): string[] {
  if (dictionary === undefined) return [word.term];
  const lemma = optionKey(word.term);
  return [word.term, ...wordsOf(text).filter((each) => dictionary.hasBaseForm(each, lemma))];
}

function lettersAround(masked: MaskedText): number {
  return (masked.text.replaceAll(gap, '').match(/\p{L}/gu) ?? []).length;
}
