import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { seededRandom, shuffle, type Random } from '../seeded-random.js';
import type { SynsetId } from '../wordnet/synset.js';
import { CandidateGate, type Candidate, type Nearness } from './candidate.js';
import { antonyms, cousins, ForbiddenSynsets, sisters, subjectOf } from './relations.js';

/** Enough to choose among; looking further would only cost time. */
const wanted = 12;
const inspected = 45;
const sampled = 250;
const admittedOf: Readonly<Record<Nearness, number>> = {
  SISTER: 8,
  COUSIN: 5,
  ANTONYM: 1,
  TOPIC: 8,
  PART_OF_SPEECH: 6,
};

/**
 * Distractors for a word, nearest relations first. They depend on the word alone, so that its cards
 * draw from one pool and differ by their seeds.
 */
export function gatherCandidates(target: Target, dictionary: Dictionary): Candidate[] {
  const { entry, lemma, synset } = target;
  const { wordnet } = dictionary;
  const random = seededRandom(`${lemma} ${synset.id}`);
  const forbidden = new ForbiddenSynsets(
    entry.readings.flatMap((reading) => wordnet.senses.sensesOf(reading.lemma)),
    synset,
    wordnet,
  );
  const pool = new CandidatePool(new CandidateGate(target, forbidden, dictionary), random);
  if (synset.pos === 'n') {
    pool.add(sisters(synset, wordnet), 'SISTER');
    pool.add(cousins(synset, wordnet), 'COUSIN');
  }
  pool.add(antonyms(synset, wordnet), 'ANTONYM');
  for (const nearness of ['TOPIC', 'PART_OF_SPEECH'] as const) {
    if (pool.candidates.length < wanted) {
      pool.add(distant(target, nearness, dictionary, random), nearness);
    }
  }
  return pool.candidates;
}

class CandidatePool {
  readonly candidates: Candidate[] = [];
  private readonly seen = new Set<SynsetId>();

  constructor(
    private readonly gate: CandidateGate,
    private readonly random: Random,
  ) {}

  add(ids: readonly SynsetId[], nearness: Nearness): void {
    let admitted = 0;
    for (const id of shuffle([...new Set(ids)], this.random).slice(0, inspectedOf(nearness))) {
      if (admitted >= admittedOf[nearness]) return;
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const candidate = this.gate.admit(id, nearness);
      if (candidate === undefined) continue;
      this.candidates.push(candidate);
      admitted++;
    }
  }
}

function inspectedOf(nearness: Nearness): number {
  return nearness === 'TOPIC' || nearness === 'PART_OF_SPEECH' ? sampled : inspected;
}

function distant(
  { synset }: Target,
  nearness: 'TOPIC' | 'PART_OF_SPEECH',
  { wordnet }: Dictionary,
  random: Random,
): SynsetId[] {
  if (nearness === 'PART_OF_SPEECH') {
    return wordnet.sample(synset.pos, undefined, sampled, random);
  }
  const topic = wordnet.sample(synset.pos, synset.lexFile, sampled, random);
  if (synset.pos === 'n' || synset.pos === 'v') return topic;
  const subject = subjectOf(synset, wordnet);
  return topic.filter((id) => subjectOf(wordnet.synset(id), wordnet) === subject);
}
