import type { Dictionary } from '../dictionary/dictionary.js';
import { chooseTarget, type Target } from '../dictionary/target.js';
import type { Candidate } from '../distractors/candidate.js';
import { gatherCandidates } from '../distractors/candidates.js';
import type { WordToAsk } from '../question.js';

/** What is known about a word: all of its questions are built from this. */
export class Material {
  /** The word in the dictionary; undefined where only the learner's own texts can serve. */
  readonly target: Target | undefined;
  private gathered: Candidate[] | undefined;

  constructor(
    readonly word: WordToAsk,
    readonly dictionary: Dictionary | undefined,
  ) {
    this.target = dictionary === undefined ? undefined : findTarget(word, dictionary);
  }

  /** Wrong answers from the dictionary. */
  get candidates(): readonly Candidate[] {
    if (this.target === undefined || this.dictionary === undefined) return [];
    this.gathered ??= gatherCandidates(this.target, this.dictionary);
    return this.gathered;
  }
}

function findTarget(word: WordToAsk, dictionary: Dictionary): Target | undefined {
  const entry = dictionary.find(word.term);
  if (entry === undefined) return undefined;
  const hasOwnTexts = word.notes.length + word.contexts.length > 0;
  // Without its accents it may be another word: what the learner wrote is the surer guide.
  if (!entry.certain && hasOwnTexts) return undefined;
  return chooseTarget(entry, word, dictionary);
}
