import { PROFILE_VERSION, type AskedSense, type WordToAsk } from '@wordgrove/lexicon';
import type { WordSenseDto } from '@wordgrove/dto';
import { LastSeen } from '../../../platform/database/last-seen.js';
import { withPauses } from '../../../platform/time/pause.js';
import { installedListing, LEXICON } from '../../dictionaries/index.js';
import type { LearnedWordEntity } from '../learned-word.entity.js';
import { MAX_BYTES_TO_ASK } from '../members/content-to-ask.js';

/** The properties of a word that follow from its term, notes, contexts and chosen sense. */
export const PROFILE = [
  'sense',
  'suggestion',
  'questionTypes',
  'profileVersion',
] as const satisfies readonly (keyof LearnedWordEntity)[];

/** The sense, spelling and question types of a word, as they are stored. */
export type WordProfile = Pick<LearnedWordEntity, (typeof PROFILE)[number]>;

/** The content of a word from which its profile follows. */
export type ProfiledContent = Pick<WordToAsk, 'term' | 'language' | 'notes' | 'contexts'> &
  Pick<LearnedWordEntity, 'senseId'>;

/** Those of words of which nothing but the term is known. Many users learn the same words. */
let known = new LastSeen<WordProfile>();
/** The dictionaries by which these profiles were worked out. */
let listing = installedListing();

/** Returns the profile of a word. {@link openDictionaryFor} comes first, since it would be opened at once otherwise. */
export function profileOf(word: ProfiledContent): WordProfile {
  const { term, language, notes, contexts, senseId } = word;
  if (notes.length + contexts.length > 0 || senseId !== null) return workedOut(word);
  if (listing !== installedListing()) {
    known = new LastSeen();
    listing = installedListing();
  }
  const key = `${language} ${term}`;
  const profile = known.get(key) ?? workedOut(word);
  known.note(key, profile);
  return profile;
}

/** Returns words with their profiles. Others get their turn in between. */
export function withProfiles<Word extends ProfiledContent>(
  words: readonly Word[],
): (Word & WordProfile)[] | Promise<(Word & WordProfile)[]> {
  return withPauses(eachProfiled(words));
}

/** Returns the senses that the term can have, those that learners meet before the others. */
export function sensesOf(word: Pick<WordToAsk, 'term' | 'language'>): AskedSense[] {
  return LEXICON.sensesOf(word);
}

/** Returns whether the term can have the sense with this id. */
export function hasSense(word: Pick<WordToAsk, 'term' | 'language'>, senseId: string): boolean {
  return LEXICON.hasSense(word, senseId);
}

/**
 * Returns false if the sense that a file names is one of another word. One that this dictionary lacks is kept: another version
 * may have it.
 */
export function mayHaveSense({
  term,
  language,
  senseId,
}: Pick<ProfiledContent, 'term' | 'language' | 'senseId'>): boolean {
  return senseId === null || LEXICON.mayHaveSense({ term, language }, senseId);
}

function* eachProfiled<Word extends ProfiledContent>(
  words: readonly Word[],
): Generator<void, (Word & WordProfile)[]> {
  const profiled: (Word & WordProfile)[] = [];
  for (const word of words) {
    profiled.push({ ...word, ...profileOf(word) });
    yield;
  }
  return profiled;
}

function workedOut({ term, language, notes, contexts, senseId }: ProfiledContent): WordProfile {
  const { sense, ...rest } = LEXICON.profile({
    ...{ term, language, senseId },
    notes: firstOf(notes, (note) => note),
    contexts: firstOf(contexts, ({ sentence }) => sentence),
  });
  return { ...rest, sense: sense && shownSense(sense), profileVersion: PROFILE_VERSION };
}

/** Returns the first items until they have as many bytes as questions are made from. */
function firstOf<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  let room = MAX_BYTES_TO_ASK;
  return items.filter((item) => {
    const isWithin = room > 0;
    room -= Buffer.byteLength(textOf(item));
    return isWithin;
  });
}

function shownSense({ id, partOfSpeech, definition }: AskedSense): WordSenseDto {
  return { id, part_of_speech: partOfSpeech, definition };
}
