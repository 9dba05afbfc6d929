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
const admittedOf: Readonly<Record<Nearness, number>> = {
  SISTER: 8,
  COUSIN: 5,
  ANTONYM: 1,
  TOPIC: 7,
  PART_OF_SPEECH: 4,
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
  const pool = new CandidatePool(new CandidateGate(target, forbidden, dictionary));
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
