import type { Sense } from '../wordnet/sense.js';
import type { Synset, SynsetId } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';

const hypernyms = ['@', '@i'];
const hyponyms = ['~', '~i'];

/** Hypernym, hyponym, similar, also, entails, causes, same verb group, derived, attribute. */
const tooClose = ['@', '@i', '~', '~i', '&', '^', '*', '>', '$', '+', '\\', '<', '='];

/** The synsets so near to a term that they might be right answers too. */
export class ForbiddenSynsets {
  private readonly ids = new Set<SynsetId>();
  /** Satellites of the same head mean nearly the same, and so do those of its neighbours. */
  private readonly beside = new Set<SynsetId>();
  private readonly own: ReadonlySet<SynsetId>;
  private readonly askedHasKinds: boolean;
  private parents: ReadonlySet<SynsetId> | undefined;
  private firstClauses: ReadonlySet<string> | undefined;

  constructor(
    senses: readonly Sense[],
    private readonly asked: Synset,
    private readonly wordnet: Wordnet,
  ) {
    this.own = new Set(senses.map((sense) => sense.synset));
    this.askedHasKinds = targets(asked, hyponyms).length > 0;
    for (const sense of senses) {
      this.ids.add(sense.synset);
      for (const id of wordnet.related(sense.synset, tooClose)) this.ids.add(id);
    }
    for (const id of ancestors(asked, wordnet)) this.ids.add(id);
    for (const head of targets(asked, ['&'])) {
      for (const id of wordnet.related(head, ['&', '^'])) this.beside.add(id);
    }
  }

  has(id: SynsetId): boolean {
    return this.ids.has(id) || this.beside.has(id);
  }

  /** Checks for a word that people chose, who tell `weekly` from `daily` and `violet` from `scarlet`. */
  hasDespitePeople(id: SynsetId): boolean {
    return this.ids.has(id);
  }

  /**
   * Returns whether a definition begins as one of these synsets' definitions does: two synsets may
   * have the same meaning.
   */
  says(definition: string): boolean {
    this.firstClauses ??= new Set(
      [...this.ids, ...this.beside].map((id) => firstClause(this.wordnet.synset(id).definition)),
    );
    return this.firstClauses.has(firstClause(definition));
  }

  /**
   * Returns whether a verb and the term are both ways of doing the same thing: then either may be
   * right.
   */
  isBesideVerb(synset: Synset): boolean {
    this.parents ??= new Set([...this.own].flatMap((id) => this.wordnet.related(id, hypernyms)));
    const { parents, wordnet } = this;
    const above = targets(synset, hypernyms);
    const own = targets(this.asked, hypernyms);
    return (
      above.some((id) => parents.has(id)) ||
      above.some((id) => wordnet.related(id, hypernyms).some((each) => own.includes(each)))
    );
  }

  /**
   * Checks the same as `has`, and also whether the synset points to the term or is one of its
   * kinds, however far below it.
   */
  covers(synset: Synset): boolean {
    if (this.has(synset.id)) return true;
    // Some links are in only one of the two synsets.
    if (targets(synset, tooClose).some((id) => this.own.has(id))) return true;
    return this.askedHasKinds && ancestors(synset, this.wordnet).has(this.asked.id);
  }
}

/** Returns other kinds of the same thing. */
export function sisters(synset: Synset, wordnet: Wordnet): SynsetId[] {
  const ids = targets(synset, hypernyms).flatMap((parent) => wordnet.related(parent, hyponyms));
  return ids.filter((id) => id !== synset.id);
}

/** Lexicographer files: acts, attributes, cognition, communication, events, feelings, processes, relations, states. */
const abstract = new Set([4, 7, 9, 10, 11, 12, 22, 24, 26]);

/** Returns whether a noun is no thing that can be seen. Two of one kind often mean nearly the same, and few have a plural. */
export function isAbstract({ pos, lexFile }: Synset): boolean {
  return pos === 'n' && abstract.has(lexFile);
}

/** Returns kinds of the parent's sisters. */
export function cousins(synset: Synset, wordnet: Wordnet): SynsetId[] {
  const parents = targets(synset, hypernyms);
  const aunts = parents
    .flatMap((parent) => wordnet.related(parent, hypernyms))
    .flatMap((grandparent) => wordnet.related(grandparent, hyponyms))
    .filter((aunt) => !parents.includes(aunt));
  return aunts.slice(0, MAX_AUNTS_READ).flatMap((aunt) => wordnet.related(aunt, hyponyms));
}

/** Returns the opposites. A satellite has those of its head. */
export function antonyms(synset: Synset, wordnet: Wordnet): SynsetId[] {
  const own = targets(synset, ['!']);
  if (own.length > 0 || synset.pos !== 'a') return own;
  return targets(synset, ['&']).flatMap((head) => wordnet.related(head, ['!']));
}

/**
 * Returns the subject of an adjective or adverb: the lexicographer file of the noun from which it
 * is derived (`happy` → happiness → feelings), because WordNet files all adjectives under one
 * heading.
 */
export function subjectOf(synset: Synset, wordnet: Wordnet): number | undefined {
  const adjective = synset.pos === 'r' ? targets(synset, ['\\'])[0] : synset.id;
  if (adjective === undefined) return undefined;
  const noun = wordnet.related(adjective, ['+', '=']).find((id) => id.startsWith('n'));
  return noun === undefined ? undefined : wordnet.synset(noun).lexFile;
}

const MAX_AUNTS_READ = 25;

function ancestors(synset: Synset, wordnet: Wordnet): Set<SynsetId> {
  const seen = new Set<SynsetId>();
  const waiting = targets(synset, hypernyms);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const next of wordnet.related(id, hypernyms)) waiting.push(next);
  }
  return seen;
}

function firstClause(definition: string): string {
  return definition.split(';', 1)[0] ?? '';
}
