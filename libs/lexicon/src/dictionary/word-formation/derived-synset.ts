import { Synset, type PartOfSpeech, type SynsetId } from '../../wordnet/synset.js';

/** WordNet's own offsets are far below. */
const firstOffset = 90_000_000;

interface Derivation {
  lemma: string;
  pos: PartOfSpeech;
  lexFile: number;
  gloss: string;
  /** What the word is made of, and its senses. */
  base: string;
  baseSenses: readonly SynsetId[];
  /** Tells it from every other derived word of its part of speech, now and in later runs. */
  number: number;
  isExpandable: boolean;
}

/** The one sense of a word that WordNet lacks, made by rule of one that it has. */
export class DerivedSynset extends Synset {
  readonly base: string;
  /** Whether the base may be replaced by its meaning; else the gloss has to name it. */
  readonly isExpandable: boolean;

  constructor(derivation: Derivation) {
    super(lineOf(derivation), derivation.pos);
    this.base = derivation.base;
    this.isExpandable = derivation.isExpandable;
  }
}

/** As in WordNet's `data.*` files, without frames. */
function lineOf({ lemma, pos, lexFile, gloss, baseSenses, number }: Derivation): string {
  const symbol = pos === 'r' ? '\\' : '+';
  const fields = [
    firstOffset + number,
    String(lexFile).padStart(2, '0'),
    pos,
    '01',
    lemma,
    '0',
    String(baseSenses.length).padStart(3, '0'),
    ...baseSenses.map((id) => `${symbol} ${id.slice(1)} ${id[0]} 0000`),
  ];
  return `${fields.join(' ')} | ${gloss}`;
}
