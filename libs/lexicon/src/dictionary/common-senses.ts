import type { Random } from '../seeded-random.js';
import { byCommonness, type SenseIndex } from '../wordnet/sense-index.js';
import type { PartOfSpeech, SynsetId } from '../wordnet/synset.js';
import type { WordFrequency } from './word-frequency.js';

/** Words rarer than this make poor distractors: learners would rule them out as strangers. */
const rarestBand = 60;
/** A phrase is as rare as its rarest word at least. */
const rarestPhraseBand = 35;

export type TermKind = 'word' | 'phrase';

/**
 * Common words and phrases, each in its own commonest sense, grouped by part of speech and
 * lexicographer file. It keeps offsets into the sense index (8 bytes a word), not the words.
 */
export class CommonSenses {
  private readonly groups = new Map<string, number[]>();

  constructor(
    private readonly index: SenseIndex,
    private readonly frequency: WordFrequency,
  ) {
    let current = '';
    let offsets: number[] = [];
    index.forEachLine((offset, lemma) => {
      if (lemma !== current) {
        this.add(current, offsets);
        current = lemma;
        offsets = [];
      }
      offsets.push(offset);
    });
    this.add(current, offsets);
  }

  /** Random synsets of one topic (lexicographer file); fewer where the topic is small. */
  sampleTopic(
    kind: TermKind,
    pos: PartOfSpeech,
    lexFile: number,
    count: number,
    random: Random,
  ): SynsetId[] {
    return this.sample(`${kind} ${pos}${lexFile}`, count, random);
  }

  /** Random synsets of one part of speech. */
  samplePartOfSpeech(kind: TermKind, pos: PartOfSpeech, count: number, random: Random): SynsetId[] {
    return this.sample(`${kind} ${pos}`, count, random);
  }

  private sample(key: string, count: number, random: Random): SynsetId[] {
    const offsets = this.groups.get(key) ?? [];
    const chosen = new Set<number>();
    for (let draw = 0; draw < count && offsets.length > 0; draw++) {
      chosen.add(offsets[Math.floor(random() * offsets.length)] as number);
    }
    return [...chosen].map((offset) => this.index.senseAt(offset).synset);
  }

  private add(lemma: string, offsets: readonly number[]): void {
    const kind = kindOf(lemma, this.frequency);
    if (kind === undefined) return;
    const first = offsets
      .map((offset) => ({ offset, sense: this.index.senseAt(offset) }))
      .sort((one, other) => byCommonness(one.sense, other.sense))[0];
    if (first === undefined) return;
    const { pos, lexFile } = first.sense;
    this.append(`${kind} ${pos}${lexFile}`, first.offset);
    this.append(`${kind} ${pos}`, first.offset);
  }

  private append(key: string, offset: number): void {
    const group = this.groups.get(key);
    if (group === undefined) this.groups.set(key, [offset]);
    else group.push(offset);
  }
}

function kindOf(lemma: string, frequency: WordFrequency): TermKind | undefined {
  if (/^[a-z]{3,}$/.test(lemma)) {
    return frequency.bandOf(lemma) <= rarestBand ? 'word' : undefined;
  }
  const isCommonPhrase =
    /^[a-z]+(_[a-z]+)+$/.test(lemma) && frequency.bandOf(lemma) <= rarestPhraseBand;
  return isCommonPhrase ? 'phrase' : undefined;
}
