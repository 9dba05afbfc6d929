import type { Morphology } from '../../wordnet/morphology.js';
import type { Sense } from '../../wordnet/sense.js';
import type { Wordnet } from '../../wordnet/wordnet.js';
import type { WordFrequency } from '../word-frequency.js';
import { conversion, derivationRules, type DerivationRule } from './derivation-rules.js';
import { DerivedSynset } from './derived-synset.js';

/** The beginnings of adjective glosses that make sense after `being` and `in a manner that is`. */
const plainGloss =
  /^(?:(?:marked|characterized) by|(?:in)?capable of|impossible|given to|suggestive of|characteristic of|expressive of|full of|free of|worthy of|very|\w+ly (?!\w+ing))\b/;

interface Base {
  /** As the gloss names it. */
  word: string;
  senses: readonly Sense[];
}

/**
 * Words that WordNet lacks and that are regularly derived from one that it has (`overlong`). They
 * must be on a list of attested words, so that `unhouse` or `rebanana` do not count as words, and
 * so that there cannot be more of them than the list has.
 */
export class DerivedWords {
  constructor(
    private readonly wordnet: Wordnet,
    private readonly morphology: Morphology,
    private readonly frequency: WordFrequency,
  ) {}

  /**
   * Returns the sense of a lemma that WordNet does not have, by the first of the rules that
   * explains it.
   */
  senseOf(lemma: string): Sense | undefined {
    const isKnown = this.wordnet.senses.commonestFirst(lemma).length > 0;
    return isKnown ? undefined : this.senseByRules(lemma, derivationRules);
  }

  /** Returns the sense as a verb of a word that WordNet has as a noun only. */
  senseAsVerb(lemma: string): Sense | undefined {
    const senses = this.wordnet.senses.commonestFirst(lemma);
    return senses.every(({ pos }) => pos === 'n')
      ? this.senseByRules(lemma, [conversion])
      : undefined;
  }

  private senseByRules(lemma: string, rules: readonly DerivationRule[]): Sense | undefined {
    const number = this.frequency.positionOf(lemma);
    if (number === undefined) return undefined;
    for (const rule of rules) {
      const base = this.baseOf(lemma, rule);
      if (base !== undefined) return this.senseBy(rule, lemma, base, number);
    }
    return undefined;
  }

  /**
   * Returns the one base that the rule allows, and none if there are two (`grip`, `gripe`): nothing
   * tells which one it is.
   */
  private baseOf(lemma: string, rule: DerivationRule): Base | undefined {
    const [, stem] = rule.pattern.exec(lemma) ?? [];
    if (stem === undefined) return undefined;
    const [base, ...others] = basesOf(stem, rule).flatMap((word) => this.asBase(word, rule) ?? []);
    if (base === undefined || !others.every((other) => isSame(base, other))) return undefined;
    return rule.from !== 'v' || this.isVerb(base.word) ? base : undefined;
  }

  private asBase(word: string, { from, to, fromParticiple }: DerivationRule): Base | undefined {
    const senses = this.sensesOf(word, from);
    const verbs = from === 'a' && to === 'a' ? this.participleSenses(word) : [];
    if (fromParticiple !== true && verbs.length > 0) return undefined;
    if (senses.length > 0) return { word, senses };
    return verbs.length > 0 ? { word, senses: verbs } : undefined;
  }

  /**
   * A `birther` has little to do with the rare verb `birth`, and a person who refactors does not
   * factor.
   */
  private isVerb(word: string): boolean {
    const senses = this.wordnet.senses.commonestFirst(word);
    const verbs = senses.filter(({ pos }) => pos === 'v');
    return verbs.some(({ tagCount }) => tagCount > 0) || senses[0]?.tagCount === 0;
  }

  /** Leaves out names: nothing is derived from `May` or `Reading`. */
  private sensesOf(word: string, pos: Sense['pos']): Sense[] {
    const senses = this.wordnet.senses.commonestFirst(word).filter((sense) => sense.pos === pos);
    return senses.filter(({ synset }) => this.wordnet.synset(synset).words.includes(word));
  }

  private participleSenses(word: string): Sense[] {
    return this.morphology
      .baseForms(word)
      .filter(({ pos, inflection }) => pos === 'v' && inflection === 'past')
      .flatMap(({ lemma }) => this.sensesOf(lemma, 'v'));
  }

  /** If the base has several senses, nothing tells which one the new word has. */
  private isPlain({ senses: [sense, ...more] }: Base): boolean {
    if (sense === undefined || more.length > 0) return false;
    return plainGloss.test(this.wordnet.synset(sense.synset).definition);
  }

  private senseBy(rule: DerivationRule, lemma: string, base: Base, number: number): Sense {
    const { to: pos, lexFile } = rule;
    const synset = new DerivedSynset({
      ...{ lemma, pos, lexFile, number },
      gloss: rule.says(base.word),
      base: base.word,
      baseSenses: [...new Set(base.senses.map((sense) => sense.synset))],
      isExpandable: rule.isExpandable === true && this.isPlain(base),
    });
    this.wordnet.adopt(synset);
    return { lemma, pos, lexFile, synset: synset.id, number: 1, tagCount: 0 };
  }
}

/** Before an ending that begins with a vowel, English doubles some consonants (`programmable`). */
function basesOf(stem: string, { endings, isDoubling }: DerivationRule): string[] {
  const single = isDoubling === true ? /^(.*)([bdgklmnprtz])\2$/.exec(stem) : null;
  const undoubled = single === null ? [] : [`${single[1]}${single[2]}`];
  return [...undoubled, ...endings.map((ending) => stem + ending)];
}

/** `program` and `programme` are the same word. */
function isSame(one: Base, other: Base): boolean {
  return one.senses.some(({ synset }) => other.senses.some((sense) => sense.synset === synset));
}
