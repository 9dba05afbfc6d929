import { targetsOf } from './dictionary/chosen-target.js';
import type { Dictionary } from './dictionary/dictionary.js';
import { reviewedSensesOf } from './dictionary/reviewed-senses/reviewed-senses.js';
import { inBaseForm, type Target } from './dictionary/target.js';
import type { Candidate } from './distractors/candidate.js';
import { gatherCandidates, gatherStrangers } from './distractors/candidates.js';
import type { WordToAsk } from './question.js';
import { displayLemma } from './text/normalization.js';

/**
 * In characters: room for all sentences and some notes. Each question looks at all texts several times, and nobody else gets
 * a turn meanwhile.
 */
const MAX_TEXTS_LENGTH = 25_000;

type Gathering = (target: Target, dictionary: Dictionary) => Candidate[];

/** The facts about a word from which all of its questions are built. */
export class Material {
  /** The word without texts that would take too long to look at, in its base form if nobody uses the collected one. */
  readonly word: WordToAsk;
  /**
   * The sense that the learner most likely means, or the next usual one that has a definition to ask.
   * Undefined if only the learner's own texts can be used.
   */
  readonly target: Target | undefined;
  /** The target in the form that was collected. */
  private readonly chosen: Target | undefined;
  private readonly tried: Target[] = [];
  private readonly untried: Iterator<Target>;
  private readonly pools = new Map<Gathering, Map<Target, Candidate[]>>();

  constructor(
    { notes, contexts, ...rest }: WordToAsk,
    readonly dictionary: Dictionary | undefined,
  ) {
    let word = { ...rest, ...textsToRead(notes, contexts) };
    this.untried = dictionary === undefined ? [].values() : targetsOf(word, dictionary);
    this.chosen = this.likeliest();
    if (dictionary !== undefined && isSeldomVerb(this.chosen) && hasNoTexts(word)) {
      word = { ...word, term: displayLemma(this.chosen.lemma) };
      this.tried.length = 0;
      this.untried = targetsOf(word, dictionary);
      this.chosen = this.likeliest();
    }
    this.target = this.chosen && this.asAsked(this.chosen);
    const isSeldom = this.chosen?.isSeldomForm === true;
    this.word = isSeldom ? { ...word, term: this.target?.entry.term ?? word.term } : word;
  }

  /**
   * Returns the target and then the other usual senses, for cards for which the target has nothing. If our learner's dictionary
   * has the target, it has the others that learners meet.
   */
  *targets(): Generator<Target> {
    if (this.target === undefined) return;
    yield this.target;
    const isDescribed = this.target.review?.entry !== undefined;
    for (const target of this.senses()) {
      if (target === this.chosen || (isDescribed && target.review?.entry === undefined)) continue;
      yield this.asAsked(target);
    }
  }

  /** True if the learner's sentences leave open which sense is meant. */
  get isUndecided(): boolean {
    return this.tried[0]?.isUndecided === true;
  }

  /** Wrong answers from the dictionary, near the target. */
  get candidates(): readonly Candidate[] {
    return this.target === undefined ? [] : this.candidatesFor(this.target);
  }

  /** Returns wrong answers from the dictionary that are near a sense of the word. */
  candidatesFor(target: Target): readonly Candidate[] {
    return this.keep(gatherCandidates, target);
  }

  /** Returns the phrases among them, for answers that are phrases. */
  phrasesFor(target: Target): readonly Candidate[] {
    return this.keep(gatherPhrases, target);
  }

  /** Returns wrong answers about another subject, for sentences into which near ones would fit. */
  strangersFor(target: Target): readonly Candidate[] {
    // Function words have no subject, and another kind of them would stand out.
    return this.keep(target.synset.pos === 'f' ? gatherCandidates : gatherStrangers, target);
  }

  private likeliest(): Target | undefined {
    const isUsual = ({ definition, isRare }: Target): boolean =>
      definition !== undefined && !isRare;
    return find(this.senses(), isUsual) ?? this.tried[0];
  }

  private asAsked(target: Target): Target {
    return this.chosen?.isSeldomForm === true ? inBaseForm(target) : target;
  }

  private *senses(): Generator<Target> {
    for (let at = 0; ; at++) {
      if (at === this.tried.length) {
        const next = this.untried.next();
        if (next.done === true) return;
        this.tried.push(next.value);
      }
      yield this.tried[at] as Target;
    }
  }

  private keep(gather: Gathering, target: Target): readonly Candidate[] {
    if (this.dictionary === undefined) return [];
    const known = this.pools.get(gather)?.get(target);
    if (known !== undefined) return known;
    const candidates = gather(target, this.dictionary);
    this.pools.set(gather, (this.pools.get(gather) ?? new Map()).set(target, candidates));
    return candidates;
  }
}

/** Returns whether nobody says a form of a verb whose base form is mostly something else: `alibied` asks what an alibi is. */
function isSeldomVerb(target: Target | undefined): target is Target {
  if (target?.isSeldomForm !== true || target.synset.pos !== 'v') return false;
  return reviewedSensesOf(target.lemma)[0]?.pos !== 'v';
}

function hasNoTexts({ notes, contexts }: Pick<WordToAsk, 'notes' | 'contexts'>): boolean {
  return notes.length === 0 && contexts.length === 0;
}

/** Returns the sentences, and the first of the notes for which there is room beside them. */
function textsToRead(
  notes: WordToAsk['notes'],
  contexts: WordToAsk['contexts'],
): Pick<WordToAsk, 'notes' | 'contexts'> {
  let room = contexts.reduce((left, { sentence }) => left - sentence.length, MAX_TEXTS_LENGTH);
  return { contexts, notes: notes.filter((note, at) => (room -= note.length) >= 0 || at === 0) };
}

function gatherPhrases(target: Target, dictionary: Dictionary): Candidate[] {
  return gatherCandidates(target, dictionary, true);
}

function find<T>(items: Iterable<T>, isWanted: (item: T) => boolean): T | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}
