/** Stands before the definitions of a reflexive verb that is listed under the verb. */
export const REFLEXIVE = '(sich)';

/** An entry of an installed dictionary. */
export interface InstalledEntry {
  /** As the dictionary writes it. */
  term: string;
  /** The ways to read it, such as `たべる` for `食べる`. */
  readings: readonly string[];
  /** `noun`, `verb`, … or `''` if it is not told. */
  partOfSpeech: string;
  /** `m`, `f` or `n`, `p` for a plural, `s` for a Japanese noun of which `する` makes a verb, and `''` if it is not told. */
  gender: string;
  /** `vulgar`, `dated` and the like. */
  labels: readonly string[];
  /** Greater for commoner words. It compares words of one dictionary only. */
  commonness: number;
  /** One text for each sense, the most usual first. In a translating dictionary, the translations. */
  definitions: readonly string[];
  examples: readonly { sentence: string; translation: string }[];
}

/** A dictionary that an operator has installed. */
export interface InstalledDictionary {
  /** The name that cards show as their source. */
  readonly title: string;
  /** True if its definitions are English translations. */
  readonly isEnglish: boolean;
  /** Returns the entries of a term, the commonest first. Case does not count. */
  find(term: string): InstalledEntry[];
  /**
   * Returns entries of some random common words, for wrong answers: of this part of speech, without a label, and about so
   * common. Without a commonness, they are the commonest ones.
   */
  sample(random: () => number, partOfSpeech: string, commonness?: number): InstalledEntry[];
}
