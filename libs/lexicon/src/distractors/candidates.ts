import type { Dictionary } from '../dictionary/dictionary.js';
import type { Reading } from '../dictionary/reading.js';
import { reviewedSensesOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import { usualSenseOf } from '../dictionary/reviewed-senses/usual-sense.js';
import { isPhrase, type Target } from '../dictionary/target.js';
import { seededRandom, shuffle, type Random } from '../seeded-random.js';
import type { PartOfSpeech, Synset, SynsetId } from '../wordnet/synset.js';
import type { Wordnet } from '../wordnet/wordnet.js';
import { CandidateGate, type Candidate, type Nearness } from './candidate.js';
import {
  antonyms,
  cousins,
  ForbiddenSynsets,
  isAbstract,
  sisters,
  subjectOf,
} from './relations.js';

/** This number is enough to choose from. Looking further would only cost time. */
const WANTED = 12;
const MAX_INSPECTED = 60;
const MAX_SAMPLED = 250;
const MAX_WORDS_SAMPLED = 300;
/** In SCOWL points. */
const MAX_BAND_GAP = 15;
const MAX_ADMITTED: Readonly<Record<Nearness, number>> = {
  NEAR: 4,
  FIELD: 6,
  SISTER: 9,
  COUSIN: 8,
  ANTONYM: 1,
  TOPIC: 10,
  PART_OF_SPEECH: 4,
  STRANGER: 8,
};

/**
 * Returns distractors for a word, nearest relations first. They depend on the word alone, so that
 * its cards draw from one pool and differ by their seeds. They are phrases or single words, as the
 * answer is.
 */
export function gatherCandidates(
  target: Target,
  dictionary: Dictionary,
  arePhrases = isPhrase(target),
): Candidate[] {
  const { lemma, synset } = target;
  const { wordnet } = dictionary;
  const random = seededRandom(`${lemma} ${synset.id}`);
  const gate = gateOf(target, dictionary, arePhrases);
  const pool = new CandidatePool(gate);
  const some = (ids: readonly SynsetId[]): SynsetId[] =>
    shuffle([...new Set(ids)], random).slice(0, MAX_INSPECTED);
  if (!arePhrases) addNear(target, pool, random);
  if (synset.pos === 'n') {
    // Of two acts or feelings of one kind, one often means nearly the other: `adage` and `maxim`.
    if (!isAbstract(synset)) pool.add(some(sisters(synset, wordnet)), 'SISTER');
    // A helping is a cousin of a stem, but no plant.
    const ofTopic = (id: SynsetId): boolean => wordnet.lexFileOf(id) === synset.lexFile;
    pool.add(some(cousins(synset, wordnet).filter(ofTopic)), 'COUSIN');
  }
  pool.add(some(antonyms(synset, wordnet)), 'ANTONYM');
  if (pool.candidates.length < WANTED)
    pool.add(sameTopic(target, dictionary, random, gate), 'TOPIC');
  // Function words look alike so often that eight are too few to choose among.
  if (pool.candidates.length < WANTED || synset.pos === 'f') {
    const any = arePhrases
      ? wordnet.sample(synset.pos, undefined, MAX_SAMPLED, random)
      : commonSynsets(target, dictionary, random);
    pool.add(any, 'PART_OF_SPEECH');
  }
  return pool.candidates;
}

/**
 * Returns distractors about another subject: a word near the target would often fit into the same
 * sentence. They are drawn only from the rest of the part of speech.
 */
export function gatherStrangers(target: Target, dictionary: Dictionary): Candidate[] {
  const { lemma, synset } = target;
  const random = seededRandom(`${lemma} ${synset.id} strangers`);
  const pool = new CandidatePool(gateOf(target, dictionary, isPhrase(target)));
  pool.add(otherTopics(target, dictionary, random), 'STRANGER');
  return pool.candidates;
}

function gateOf(target: Target, dictionary: Dictionary, arePhrases: boolean): CandidateGate {
  return new CandidateGate(target, forbiddenFor(target, dictionary), dictionary, arePhrases);
}

/**
 * By the readings of a word and the asked sense. A card needs them for each pool and for its
 * options.
 */
const forbiddenByWord = new WeakMap<readonly Reading[], Map<SynsetId, ForbiddenSynsets>>();

/**
 * Returns the synsets that must not be offered as wrong: the word in all of its senses, and the
 * synsets close to them.
 */
export function forbiddenFor({ entry, synset }: Target, { wordnet }: Dictionary): ForbiddenSynsets {
  const known = forbiddenByWord.get(entry.readings)?.get(synset.id);
  if (known !== undefined) return known;
  const senses = entry.readings.flatMap(({ lemma }) => wordnet.senses.commonestFirst(lemma));
  const forbidden = new ForbiddenSynsets(senses, synset, wordnet);
  const bySense = forbiddenByWord.get(entry.readings) ?? new Map<SynsetId, ForbiddenSynsets>();
  forbiddenByWord.set(entry.readings, bySense.set(synset.id, forbidden));
  return forbidden;
}

/** Adds what people chose beside the word, and beside what they chose. */
function addNear({ synset: { pos }, review }: Target, pool: CandidatePool, random: Random): void {
  const near = review?.entry?.near ?? [];
  pool.addNear(near);
  pool.addOfField(
    oftenestFirst(
      shuffle(
        near.flatMap((word) => nearOf(word, pos)),
        random,
      ),
    ),
  );
}

function oftenestFirst(words: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** Returns the words near the sense in which learners meet a word. */
function nearOf(word: string, pos: PartOfSpeech): readonly string[] {
  const senses = reviewedSensesOf(word.replaceAll(' ', '_'));
  return senses.find((sense) => sense.pos === pos)?.entry?.near ?? [];
}

class CandidatePool {
  readonly candidates: Candidate[] = [];
  private readonly seen = new Set<SynsetId>();

  constructor(private readonly gate: CandidateGate) {}

  addNear(words: readonly string[]): void {
    for (const word of words) {
      const candidate = this.gate.admitNear(word);
      if (candidate === undefined || this.seen.has(candidate.synset)) continue;
      this.seen.add(candidate.synset);
      this.candidates.push(candidate);
    }
  }

  addOfField(words: readonly string[]): void {
    let admitted = 0;
    for (const word of words) {
      const candidate = this.gate.admitOfField(word);
      if (candidate === undefined || this.seen.has(candidate.synset)) continue;
      this.seen.add(candidate.synset);
      this.candidates.push(candidate);
      admitted++;
      if (admitted === MAX_ADMITTED.FIELD) return;
    }
  }

  add(ids: Iterable<SynsetId>, nearness: Nearness): void {
    let admitted = 0;
    for (const id of ids) {
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const candidate = this.gate.admit(id, nearness);
      if (candidate === undefined) continue;
      this.candidates.push(candidate);
      admitted++;
      if (admitted === MAX_ADMITTED[nearness]) return;
    }
  }
}

/** Returns those that the gate may admit. */
function* sameTopic(
  target: Target,
  { wordnet }: Dictionary,
  random: Random,
  gate: CandidateGate,
): Iterable<SynsetId> {
  const { pos, lexFile } = target.synset;
  const subject = pos === 'n' || pos === 'v' ? undefined : subjectOf(target.synset, wordnet);
  for (const id of wordnet.sample(pos, lexFile, MAX_SAMPLED, random, gate.mayFit)) {
    if (subject === undefined || subjectOf(wordnet.synset(id), wordnet) === subject) yield id;
  }
}

/**
 * Returns synsets with another subject. The subject of an adjective is not always known. It is
 * enough that the two differ.
 */
function* otherTopics(target: Target, dictionary: Dictionary, random: Random): Iterable<SynsetId> {
  const { wordnet } = dictionary;
  const about = topicOf(target.synset, wordnet);
  for (const id of commonSynsets(target, dictionary, random)) {
    if (topicOf(wordnet.synset(id), wordnet) !== about) yield id;
  }
}

/**
 * Returns the commonest senses of words that are about as common as the target: of random synsets,
 * hardly one in thirty has a word that learners know.
 */
function* commonSynsets(
  { synset, band }: Target,
  { wordnet, frequency }: Dictionary,
  random: Random,
): Iterable<SynsetId> {
  if (synset.pos === 'f') yield* wordnet.sample('f', undefined, MAX_SAMPLED, random);
  for (const word of frequency.sample(band, MAX_BAND_GAP, MAX_WORDS_SAMPLED, random)) {
    const sense = usualSenseOf(word, wordnet);
    if (sense?.pos === synset.pos) yield sense.synset;
  }
}

function topicOf(synset: Synset, wordnet: Wordnet): number | undefined {
  return synset.pos === 'n' || synset.pos === 'v' ? synset.lexFile : subjectOf(synset, wordnet);
}
