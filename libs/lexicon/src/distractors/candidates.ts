import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { seededRandom, shuffle, type Random } from '../seeded-random.js';
import type { SynsetId } from '../wordnet/synset.js';
import { CandidateGate, type Candidate, type Nearness } from './candidate.js';
import { antonyms, cousins, ForbiddenSynsets, sisters, subjectOf } from './relations.js';

/** Enough to choose among; looking further would only cost time. */
const wanted = 10;
const inspected = 45;
const sampled = 250;
const strangersSampled = 400;
const admittedOf: Readonly<Record<Nearness, number>> = {
  SISTER: 8,
  COUSIN: 5,
  ANTONYM: 1,
  TOPIC: 7,
  PART_OF_SPEECH: 4,
  STRANGER: 9,
};

/**
 * Distractors for a word, nearest relations first. They depend on the word alone, so that its cards
 * draw from one pool and differ by their seeds. They are phrases or single words, as the answer is.
 */
export function gatherCandidates(
  target: Target,
  dictionary: Dictionary,
  arePhrases = target.lemma.includes('_'),
): Candidate[] {
  const { lemma, synset } = target;
  const { wordnet } = dictionary;
  const random = seededRandom(`${lemma} ${synset.id}`);
  const pool = new CandidatePool(gateOf(target, dictionary, arePhrases));
  const some = (ids: readonly SynsetId[]): SynsetId[] =>
    shuffle([...new Set(ids)], random).slice(0, inspected);
  if (synset.pos === 'n') {
    pool.add(some(sisters(synset, wordnet)), 'SISTER');
    pool.add(some(cousins(synset, wordnet)), 'COUSIN');
  }
  pool.add(some(antonyms(synset, wordnet)), 'ANTONYM');
  if (pool.candidates.length < wanted) pool.add(sameTopic(target, dictionary, random), 'TOPIC');
  if (pool.candidates.length < wanted) {
    pool.add(wordnet.sample(synset.pos, undefined, sampled, random), 'PART_OF_SPEECH');
  }
  return pool.candidates;
}

/**
 * Distractors that are about something else: what stands near a word would often fit into the same
 * sentence. Only the rest of the part of speech is drawn from.
 */
export function gatherStrangers(target: Target, dictionary: Dictionary): Candidate[] {
  const { lemma, synset } = target;
  const random = seededRandom(`${lemma} ${synset.id} strangers`);
  const pool = new CandidatePool(gateOf(target, dictionary, target.lemma.includes('_')));
  pool.add(otherTopics(target, dictionary, random), 'STRANGER');
  return pool.candidates;
}

function gateOf(target: Target, dictionary: Dictionary, arePhrases: boolean): CandidateGate {
  const { wordnet } = dictionary;
  const senses = target.entry.readings.flatMap(({ lemma }) => wordnet.senses.sensesOf(lemma));
  const forbidden = new ForbiddenSynsets(senses, target.synset, wordnet);
  return new CandidateGate(target, forbidden, dictionary, arePhrases);
}

class CandidatePool {
  readonly candidates: Candidate[] = [];
  private readonly seen = new Set<SynsetId>();

  constructor(private readonly gate: CandidateGate) {}

  add(ids: Iterable<SynsetId>, nearness: Nearness): void {
    let admitted = 0;
    for (const id of ids) {
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const candidate = this.gate.admit(id, nearness);
      if (candidate === undefined) continue;
      this.candidates.push(candidate);
      admitted++;
      if (admitted === admittedOf[nearness]) return;
    }
  }
}

function* sameTopic(target: Target, { wordnet }: Dictionary, random: Random): Iterable<SynsetId> {
  const { pos, lexFile } = target.synset;
  const subject = pos === 'n' || pos === 'v' ? undefined : subjectOf(target.synset, wordnet);
  for (const id of wordnet.sample(pos, lexFile, sampled, random)) {
    if (subject === undefined || subjectOf(wordnet.synset(id), wordnet) === subject) yield id;
  }
}

/** What an adjective is about is not always known; a known other subject is other enough. */
function* otherTopics(target: Target, { wordnet }: Dictionary, random: Random): Iterable<SynsetId> {
  const { synset } = target;
  const hasTopics = synset.pos === 'n' || synset.pos === 'v';
  const subject = hasTopics ? synset.lexFile : subjectOf(synset, wordnet);
  for (const id of wordnet.sample(synset.pos, undefined, strangersSampled, random)) {
    const other = wordnet.synset(id);
    const about = hasTopics ? other.lexFile : subjectOf(other, wordnet);
    if (about !== subject) yield id;
  }
}
