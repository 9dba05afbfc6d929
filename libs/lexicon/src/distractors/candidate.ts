import { definitionFor } from '../dictionary/definition.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { isMetInLowerCase, reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import {
  sensesMetAs,
  usualSenseAs,
  usualSenseOf,
} from '../dictionary/reviewed-senses/usual-sense.js';
import type { Target } from '../dictionary/target.js';
import { markOf } from '../dictionary/usage-marks.js';
import { displayLemma } from '../text/normalization.js';
import { contentStems, overlap } from '../text/stemming.js';
import { mayStandTogether, pointsAtNouns } from '../wordnet/added-words/added-words.js';
import type { WordTest } from '../wordnet/data-file.js';
import type { Sense } from '../wordnet/sense.js';
import type { Synset, SynsetId } from '../wordnet/synset.js';
import { names, stemsOfGloss, stemsOfWord } from './gloss-stems.js';
import type { ForbiddenSynsets } from './relations.js';
import { isSuitableGloss, isSuitableWord } from '../text/suitability.js';

/** The places where a distractor can be found, nearest to the target first. A word of the field is near a near word. */
export const nearness = [
  'NEAR',
  'FIELD',
  'SISTER',
  'COUSIN',
  'ANTONYM',
  'TOPIC',
  'PART_OF_SPEECH',
  'STRANGER',
] as const;
export type Nearness = (typeof nearness)[number];

export interface Candidate {
  synset: SynsetId;
  word: string;
  /** `''` if the word can only be an option itself. */
  definition: string;
  /** True if people wrote the definition. */
  isOurs: boolean;
  stems: ReadonlySet<string>;
  band: number;
  nearness: Nearness;
}

/** The largest difference between the frequencies of a distractor and the target, in SCOWL points. */
const MAX_BAND_GAP = 20;
/** The number of senses of a term with which its distractors' glosses are compared. */
const usualSenses = 4;
/** Two glosses with this share of common content stems may mean the same. */
const sameMeaning = 1 / 3;

/** Above this share, two senses are one. People chose the word as a wrong answer, so it may be as near as a palm to a willow. */
const sameSense = 2 / 3;

/** A gloss with fewer content words, such as `carry out`, could define anything. */
const MIN_STEMS = 2;
/** Longer glosses of two synsets do not begin with the same words. */
const sharedStems = 3;

/** Accepts only synsets that are surely wrong but could seem right. */
export class CandidateGate {
  private readonly targetStems: ReadonlySet<string>;
  /** The stems of the definition that the card shows. */
  private readonly meaning: ReadonlySet<string>;
  /** The stems of each word of the target's synset. */
  private readonly synonymStems: readonly (readonly string[])[];
  private readonly ownWords: readonly string[];
  /** The stems of every usual sense, since the term is seen before its sense is known. */
  private readonly senseStems: readonly ReadonlySet<string>[];
  private readonly isName: boolean;

  constructor(
    private readonly target: Target,
    private readonly forbidden: ForbiddenSynsets,
    private readonly dictionary: Dictionary,
    private readonly isPhrase: boolean,
  ) {
    this.targetStems = contentStems(`${target.synset.definition} ${target.definition ?? ''}`);
    this.senseStems = glossesOf(target, dictionary).map(stemsOfGloss);
    this.meaning = contentStems(target.definition ?? '');
    this.synonymStems = target.synset.words.map(stemsOfWord);
    this.ownWords = [displayLemma(target.lemma), ...(target.review?.synonyms ?? [])];
    this.isName = isCapitalized(spelling(target));
  }

  /**
   * Returns false for words that `admit` excludes by how common they are, which are most of them. Names and phrases it does not
   * tell.
   */
  readonly mayFit: WordTest = (bytes, from, to) =>
    this.isName ||
    this.isPhrase ||
    this.isNear(this.dictionary.frequency.bandOfBytes(bytes, from, to));

  /** @param only the word of the synset that may be the option, if it is not any */
  admit(id: SynsetId, nearness: Nearness, only?: string): Candidate | undefined {
    const { wordnet } = this.dictionary;
    if (this.forbidden.has(id) || !wordnet.hasWord(id, this.mayFit)) return undefined;
    const synset = wordnet.synset(id);
    const { pos, lexFile } = this.target.synset;
    if (synset.pos !== pos || pointsAtNouns(synset.lexFile)) return undefined;
    if (pos === 'f' && !mayStandTogether(lexFile, synset.lexFile)) return undefined;
    const word = synset.words.find(
      (each) =>
        (only === undefined || displayLemma(each) === only) &&
        this.isFitWord(each, synset) &&
        markOf(each.toLowerCase(), synset, wordnet) === undefined,
    );
    if (word === undefined) return undefined;
    const { definition, isOurs } = this.definitionOf(word, synset);
    if (definition === undefined || !isSuitableGloss(definition)) return undefined;
    const stems = stemsOfGloss(definition);
    if (stems.size < MIN_STEMS || this.mayBeRight(synset, stems)) return undefined;
    const band = this.dictionary.frequency.bandOf(word.toLowerCase());
    return { synset: id, word: displayLemma(word), definition, isOurs, stems, band, nearness };
  }

  /** Admits a word that people chose as a wrong answer to a word near the target. It may mean what the target means. */
  admitOfField(word: string): Candidate | undefined {
    const { target, dictionary } = this;
    const lemma = word.replaceAll(' ', '_');
    const sense = usualSenseAs(target.synset.pos, lemma, dictionary.wordnet);
    if (sense === undefined || sense.lexFile !== target.synset.lexFile) return undefined;
    const review = reviewOf(lemma, sense);
    if (review?.definition === undefined) return undefined;
    if ([word, ...review.synonyms].some((each) => this.ownWords.includes(each))) return undefined;
    if (overlap(stemsOfGloss(review.definition), this.meaning) >= sameMeaning) return undefined;
    return this.admit(sense.synset, 'FIELD', word);
  }

  /** Admits a word that people chose as a wrong answer to the target. */
  admitNear(word: string): Candidate | undefined {
    const lemma = word.replaceAll(' ', '_');
    const sense = this.senseBeside(lemma);
    if (sense === undefined || this.forbidden.hasDespitePeople(sense.synset)) return undefined;
    if (!isSuitableWord(word)) return undefined;
    if (this.target.family.includes(word)) return undefined;
    const synset = this.dictionary.wordnet.synset(sense.synset);
    const own = reviewOf(lemma, sense)?.definition;
    const definition = own ?? definitionFor(synset, this.dictionary.wordnet) ?? '';
    return {
      synset: synset.id,
      word,
      definition: isSuitableGloss(definition) ? definition : '',
      isOurs: own !== undefined,
      stems: stemsOfGloss(definition),
      band: this.dictionary.frequency.bandOf(lemma),
      nearness: 'NEAR',
    };
  }

  /**
   * Returns the sense of a wrong answer that is nearest to the target, unless it means nearly the same: beside a tick, a cross is a
   * mark rather than a wooden post.
   */
  private senseBeside(lemma: string): Sense | undefined {
    const { target, dictionary } = this;
    const senses = sensesMetAs(target.synset.pos, lemma, dictionary.wordnet);
    let [nearest] = senses;
    let most = 0;
    for (const sense of senses) {
      const shared = overlap(stemsOfGloss(reviewOf(lemma, sense)?.definition ?? ''), this.meaning);
      const isForbidden = this.forbidden.hasDespitePeople(sense.synset);
      if (shared <= most || shared >= sameSense || isForbidden) continue;
      [nearest, most] = [sense, shared];
    }
    return nearest;
  }

  /** Of right and wrong definitions, some are ours, so that the words do not tell which is which. */
  private definitionOf(word: string, synset: Synset): Partial<Candidate> & { isOurs: boolean } {
    const { wordnet } = this.dictionary;
    const sense = usualSenseOf(word.toLowerCase(), wordnet);
    const own = sense && reviewOf(sense.lemma, sense)?.definition;
    const definition = own ?? definitionFor(synset, wordnet);
    return { isOurs: own !== undefined, ...(definition !== undefined && { definition }) };
  }

  private isFitWord(word: string, synset: Synset): boolean {
    const lemma = word.toLowerCase();
    return (
      isCapitalized(word) === this.isName &&
      lemma.includes('_') === this.isPhrase &&
      lemma.length > 2 &&
      this.isNearInFrequency(lemma) &&
      isSuitableWord(displayLemma(lemma)) &&
      !this.target.family.includes(displayLemma(lemma)) &&
      this.isUsualSense(lemma, synset.id)
    );
  }

  /** Names are in no frequency list, so only the relation counts for them. */
  private isNearInFrequency(lemma: string): boolean {
    if (this.isName) return true;
    // Nobody knows `cross-file` because everybody knows its parts.
    if (lemma.includes('-') && !this.dictionary.frequency.has(lemma)) return false;
    return this.isNear(this.dictionary.frequency.bandOf(lemma));
  }

  private isNear(band: number): boolean {
    return Math.abs(band - this.target.band) <= MAX_BAND_GAP;
  }

  /** In another sense the word may be a right answer, or mislead those who know only that sense. */
  private isUsualSense(lemma: string, id: SynsetId): boolean {
    const { wordnet } = this.dictionary;
    if (usualSenseOf(lemma, wordnet)?.synset !== id) return false;
    const senses = wordnet.senses.commonestFirst(lemma);
    return !senses.some((sense) => this.forbidden.has(sense.synset));
  }

  private mayBeRight(synset: Synset, stems: ReadonlySet<string>): boolean {
    const { target } = this;
    return (
      this.senseStems.some((own) => overlap(stems, own) >= sameMeaning) ||
      names(this.synonymStems, stems) ||
      names(synset.words.map(stemsOfWord), this.targetStems) ||
      target.family.isNamedIn(synset.definition) ||
      (synset.pos === 'v' && this.forbidden.isBesideVerb(synset)) ||
      this.forbidden.covers(synset) ||
      (stems.size <= sharedStems && this.forbidden.says(synset.definition))
    );
  }
}

/** Returns the glosses of the target and of the senses in which the term is mostly used. */
function glossesOf({ entry, synset }: Target, { wordnet }: Dictionary): string[] {
  const usual = entry.readings
    .flatMap(({ lemma }) => wordnet.senses.commonestFirst(lemma).slice(0, usualSenses))
    .filter((sense) => sense.pos === synset.pos)
    .map((sense) => sense.synset);
  return [...new Set([synset.id, ...usual])].map((id) => wordnet.synset(id).definition);
}

/** Returns the lemma with WordNet's capitals, unless learners meet it without. */
function spelling({ lemma, synset, review }: Target): string {
  if (isMetInLowerCase(review)) return lemma;
  return synset.words.find((word) => word.toLowerCase() === lemma) ?? lemma;
}

function isCapitalized(word: string): boolean {
  return word !== word.toLowerCase();
}
