/** The sentences of a word, by which those are known that came from the same place. */
export interface FromSentences {
  /** The sentences in which the reader met the word, in any form that is the same for the same sentence. */
  sentences: readonly string[];
}

/** The number of flashcards between two of words from one sentence, if there are enough others. */
export const MIN_BETWEEN = 5;

/**
 * Returns the words in their order, except that words from one sentence are kept apart, such as those of a note with several
 * gaps: the answer to one would give the others away. The next word is always the first that fits, or else the first.
 * @param before the words that have just been asked
 */
export function apart<Word extends FromSentences>(
  words: readonly Word[],
  before: readonly FromSentences[] = [],
): Word[] {
  const left = [...words];
  const ordered: Word[] = [];
  while (left.length > 0) {
    const recent = new Set(
      [...before, ...ordered].slice(-MIN_BETWEEN).flatMap(({ sentences }) => sentences),
    );
    const fitting = left.findIndex(({ sentences }) => !sentences.some((each) => recent.has(each)));
    const [next] = left.splice(Math.max(fitting, 0), 1);
    ordered.push(next as Word);
  }
  return ordered;
}
