import type { AddedWords } from './added-words/added-words.js';
import { Recent } from '../text/recent.js';
import { SortedLines } from '../text/sorted-lines.js';
import type { Sense } from './sense.js';
import { synsetId, type PartOfSpeech } from './synset.js';

/** A card looks up some hundred words, common ones many times. */
const cachedLemmas = 12_000;
const posOfSynsetType: readonly (PartOfSpeech | undefined)[] = [
  undefined,
  'n',
  'v',
  'a',
  'r',
  'a', // satellite adjectives share data.adj
];

interface Found {
  inOrder: readonly Sense[];
  commonestFirst: readonly Sense[];
}

/** Searches `index.sense`, whose lines are sorted by their bytes, by bisection. */
export class SenseIndex {
  private readonly recent = new Recent<string, Found>(cachedLemmas, (lemma) => {
    const inOrder = this.findSenses(lemma);
    return { inOrder, commonestFirst: inOrder.toSorted(byCommonness) };
  });

  private readonly lines: SortedLines;

  constructor(
    bytes: Buffer,
    private readonly addedWords?: AddedWords,
  ) {
    this.lines = new SortedLines(bytes);
  }

  /** Returns every sense of a lemma, in the file's order, or `[]` if WordNet does not have it. */
  sensesOf(lemma: string): readonly Sense[] {
    return this.recent.get(lemma).inOrder;
  }

  private findSenses(lemma: string): Sense[] {
    const functional = this.addedWords?.senseOf(lemma);
    const senses = this.listedSensesOf(lemma);
    return functional === undefined ? senses : [functional, ...senses];
  }

  private listedSensesOf(lemma: string): Sense[] {
    const key = Buffer.from(`${lemma}%`, 'latin1');
    return this.lines.beginningWith(key).map((at) => this.senseAt(at, lemma));
  }

  /** Returns the same senses, the commonest first. */
  commonestFirst(lemma: string): readonly Sense[] {
    return this.recent.get(lemma).commonestFirst;
  }

  /** Returns every lemma that matches, with its senses, in the file's order, without function words. */
  *all(pattern: RegExp): Generator<{ lemma: string; senses: Sense[] }> {
    const { bytes } = this.lines;
    for (let at = 0; at < bytes.length;) {
      const lemma = bytes.toString('latin1', at, bytes.indexOf('%', at));
      const lines = this.lines.beginningWith(bytes.subarray(at, at + lemma.length + 1), at);
      if (pattern.test(lemma)) {
        yield { lemma, senses: lines.map((line) => this.senseAt(line, lemma)) };
      }
      at = this.lines.next(lines.at(-1) ?? at);
    }
  }

  private senseAt(offset: number, lemma: string): Sense {
    const start = offset + lemma.length + 1;
    const line = this.lines.bytes.toString('latin1', start, this.lines.endOf(offset)).trimEnd();
    const [key = '', at = '', number, tagCount] = line.split(' ');
    const pos = posOfSynsetType[Number(key[0])] ?? 'n';
    return {
      lemma,
      pos,
      lexFile: Number(key.slice(2, 4)),
      synset: synsetId(pos, at),
      number: Number(number),
      tagCount: Number(tagCount),
      key,
    };
  }
}

/**
 * Orders senses, the commonest first: by the tagged corpus, then by the sense number, then nouns
 * before the rest.
 */
export function byCommonness(one: Sense, other: Sense): number {
  return (
    other.tagCount - one.tagCount ||
    one.number - other.number ||
    'fnvar'.indexOf(one.pos) - 'fnvar'.indexOf(other.pos)
  );
}
