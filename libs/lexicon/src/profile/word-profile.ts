import type { QuestionType } from '@wordgrove/contracts';
import type { Dictionary, Entry } from '../dictionary/dictionary.js';
import { meaningOf, type Target } from '../dictionary/target.js';
import type { Material } from '../material.js';
import { meaningOfSense } from '../dictionary/sense-meaning.js';
import { sensesMet } from '../questions/other-senses.js';
import { addedWordKind } from '../wordnet/added-words/added-words.js';
import type { Sense } from '../wordnet/sense.js';
import { posLabels } from '../wordnet/synset.js';
import { askableTypes } from './askable-types.js';
import { nearSpellingOf } from './near-spelling.js';
import { senseIdOf } from '../dictionary/sense-id.js';

/**
 * Rises by one with each change after which many words would have another {@link WordProfile}. All words are then worked out
 * again, so a migration makes the index that finds them anew.
 */
export const PROFILE_VERSION = 6;

/** The sense of a word about which cards ask. */
export interface AskedSense {
  /** The same in later versions of the dictionary: see {@link senseIdOf}. */
  id: string;
  /** `noun`, `verb`, `adjective`, `adverb`, or the kind of a function word, such as `preposition`. */
  partOfSpeech: string;
  definition: string;
}

/** The sense, spelling and question types of a word with its notes and contexts. */
export interface WordProfile {
  /** Null if cards can only ask about the learner's own texts. */
  sense: AskedSense | null;
  /** The spelling that is probably meant, if the dictionary has not the term's. */
  suggestion: string | null;
  /** The types of question for which there is something to ask, in rising difficulty. Choices from the learner's other words do not count. */
  questionTypes: QuestionType[];
}

/**
 * Returns the profile of a word. This takes a fraction of the time of a card.
 * @param further types of question for which another dictionary has something to ask
 */
export function profileOf(material: Material, further: readonly QuestionType[]): WordProfile {
  const { target, dictionary, word } = material;
  return {
    sense: target === undefined || dictionary === undefined ? null : askedSense(target, dictionary),
    suggestion: (dictionary && nearSpellingOf(word.term, dictionary)) ?? null,
    questionTypes: askableTypes(material, further),
  };
}

/** Returns the senses of an entry, those that learners meet before the others. */
export function allSenses(entry: Entry, dictionary: Dictionary): AskedSense[] {
  const all = entry.readings.flatMap(({ senses }) => senses);
  return [...new Set([...sensesMet(entry, dictionary), ...all])].map((sense) => ({
    id: senseIdOf(sense),
    partOfSpeech: partOfSpeechIn(sense),
    definition: meaningOfSense(sense, dictionary),
  }));
}

function askedSense({ lemma, synset, review }: Target, { wordnet }: Dictionary): AskedSense | null {
  const { pos, lexFile } = synset;
  // A rule makes senses of words that no index has.
  const sense = wordnet.senses.sensesOf(lemma).find((each) => each.synset === synset.id);
  return {
    id: senseIdOf(sense ?? { lemma, pos, lexFile, synset: synset.id, number: 1, tagCount: 0 }),
    partOfSpeech: partOfSpeechIn(synset),
    definition: meaningOf({ review, synset }),
  };
}

function partOfSpeechIn({ pos, lexFile }: Pick<Sense, 'pos' | 'lexFile'>): string {
  return addedWordKind(lexFile) ?? posLabels[pos];
}
