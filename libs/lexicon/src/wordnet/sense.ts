import type { PartOfSpeech, SynsetId } from './synset.js';

/** What a lemma means in one of its synsets. */
export interface Sense {
  /** Lower case, words joined by `_`. */
  lemma: string;
  pos: PartOfSpeech;
  lexFile: number;
  synset: SynsetId;
  /** 1 is the commonest sense of the lemma in this part of speech. */
  number: number;
  /** How often the tagged corpus uses the lemma in this sense. */
  tagCount: number;
}
