import type { Language, QuestionType } from '@wordgrove/contracts';
import { Lexicon } from '../lexicon.js';
import type { WordToAsk } from '../question.js';
import type { InstalledDictionary, InstalledEntry } from './installed-dictionary.js';

/** Entries of one part of speech, written as `Brot bread,Stuhl chair`. */
export function entriesOf(
  list: string,
  partOfSpeech: string,
  more: Partial<InstalledEntry> = {},
): InstalledEntry[] {
  return list.split(',').map((pair) => {
    const [term = '', ...definition] = pair.split(' ');
    const plain = { readings: [], gender: '', labels: [], commonness: 1, examples: [] };
    return { ...plain, term, partOfSpeech, definitions: [definition.join(' ')], ...more };
  });
}

/** A dictionary with these entries, all of which may be wrong options. */
export function dictionaryOf(entries: readonly InstalledEntry[]): InstalledDictionary {
  return {
    title: 'Small',
    isEnglish: true,
    find: (term) => entries.filter((each) => each.term.toLowerCase() === term.toLowerCase()),
    sample: (_, partOfSpeech) => entries.filter((each) => each.partOfSpeech === partOfSpeech),
  };
}

/** Asks about a term with each of some seeds, so that what they all keep is no chance. */
export function askAll(
  entries: readonly InstalledEntry[],
  type: string,
  term: string,
  language: Language,
  sentence?: string,
) {
  const lexicon = Lexicon.open(() => [dictionaryOf(entries)]);
  const contexts = sentence === undefined ? [] : [{ sentence }];
  const word: WordToAsk = {
    ...{ term, language, masteryLevel: 0, notes: [], contexts, otherNotes: [] },
  };
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
    lexicon.buildQuestion(word, `QUESTION_TYPE_${type}` as QuestionType, seed),
  );
}
