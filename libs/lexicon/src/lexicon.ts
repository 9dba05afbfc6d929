import type { Language, QuestionType } from '@wordgrove/contracts';
import { Dictionary } from './dictionary/dictionary.js';
import type { InstalledDictionary } from './installed/installed-dictionary.js';
import { withInstalled } from './installed/installed-questions.js';
import { installedTypes } from './installed/installed-types.js';
import { findInstalled, type InstalledWord } from './installed/installed-word.js';
import type { Question, WordToAsk } from './question.js';
import { questionTypesByWish, risingDifficulty } from './question-type-choice.js';
import { clozeChoice } from './questions/cloze-choice.js';
import { definitionChoice } from './questions/definition-choice.js';
import { Material } from './material.js';
import { withSuggestion } from './profile/suggested-spelling.js';
import { isOfLemmas, withOnlySense } from './dictionary/sense-id.js';
import { allSenses, profileOf, type AskedSense, type WordProfile } from './profile/word-profile.js';
import { recall } from './questions/recall.js';
import { synonymChoice } from './questions/synonym-choice.js';
import { termChoice } from './questions/term-choice.js';
import { typing } from './questions/typing.js';
import { seededRandom, type Random } from './seeded-random.js';
import { makeStarterWordbooks, type StarterWordbook } from './starter/starter-wordbooks.js';
import type { Steps } from './steps.js';

/** Returns the dictionaries of a language that are installed at the moment. */
export type InstalledIn = (language: Language) => readonly InstalledDictionary[];

type Builder = (material: Material, random: Random) => Question | undefined;

const builders: Readonly<Record<QuestionType, Builder>> = {
  QUESTION_TYPE_DEFINITION_CHOICE: definitionChoice,
  QUESTION_TYPE_TERM_CHOICE: termChoice,
  QUESTION_TYPE_SYNONYM_CHOICE: synonymChoice,
  QUESTION_TYPE_CLOZE_CHOICE: clozeChoice,
  QUESTION_TYPE_TYPING: typing,
  QUESTION_TYPE_RECALL: recall,
};

/**
 * Creates flashcard questions from a dictionary, if the language has one, and from the learner's
 * texts.
 */
export class Lexicon {
  /** Languages that have a bundled dictionary. */
  readonly languages: ReadonlySet<Language> = new Set<Language>(['LANGUAGE_ENGLISH']);
  private readonly materials = new WeakMap<WordToAsk, Material>();
  private readonly installedWords = new WeakMap<WordToAsk, { found: InstalledWord | undefined }>();

  private constructor(private readonly installedIn: InstalledIn) {}

  /**
   * Opens the lexicon at little cost: the dictionary's files are read once, when the first English
   * word is asked about.
   * @param installedIn tells what an operator has installed beside the bundled dictionaries
   */
  static open(installedIn: InstalledIn = () => []): Lexicon {
    return new Lexicon(installedIn);
  }

  /**
   * Opens the dictionary of this process in steps of some milliseconds, unless it is open. Whatever needs it before that
   * opens it at once, which takes about 0.1 s.
   */
  *openDictionary(): Steps<void> {
    yield* Dictionary.open();
  }

  /**
   * Returns the types in which this word can be asked, in rising difficulty. Recall is always among
   * them.
   */
  questionTypes(word: WordToAsk): QuestionType[] {
    const material = this.materialOf(word);
    return risingDifficulty.filter((type) => this.build(material, type, word.term) !== undefined);
  }

  /** Returns the sense about which cards ask, the spelling that may be meant, and how the word can be asked. */
  profile(word: Omit<WordToAsk, 'masteryLevel' | 'otherNotes'>): WordProfile {
    const asked = { ...word, masteryLevel: 0, otherNotes: [] };
    const material = new Material(asked, this.dictionaryOf(word.language));
    const installed = this.installedFor(material);
    return profileOf(material, installed === undefined ? [] : installedTypes(installed));
  }

  /** Returns false if the id is that of a sense of another word than the term. */
  mayHaveSense({ term, language }: Pick<WordToAsk, 'term' | 'language'>, senseId: string): boolean {
    const entry = this.dictionaryOf(language)?.find(term);
    return entry === undefined || isOfLemmas(senseId, entry);
  }

  /** Returns the senses that a word can have, those that learners meet before the others. */
  sensesOf({ term, language }: Pick<WordToAsk, 'term' | 'language'>): AskedSense[] {
    const dictionary = this.dictionaryOf(language);
    const entry = dictionary?.find(term);
    return dictionary && entry ? allSenses(entry, dictionary) : [];
  }

  /** Returns whether the term can have the sense with this id. */
  hasSense({ term, language }: Pick<WordToAsk, 'term' | 'language'>, senseId: string): boolean {
    const entry = this.dictionaryOf(language)?.find(term);
    return entry !== undefined && withOnlySense(entry, senseId) !== undefined;
  }

  /**
   * Returns a question of this type, or of the next easier one that the word allows. The question
   * states its type. The same word, type, mastery and seed always give the same question.
   */
  buildQuestion(word: WordToAsk, type: QuestionType, seed: string): Question {
    const material = this.materialOf(word);
    for (const each of fromTypeDown(type)) {
      const question = this.build(material, each, seed);
      if (question !== undefined) return withSuggestion(question, material);
    }
    return withSuggestion(recall(material), material);
  }

  /**
   * Returns the question for a word at its mastery. Of the allowed types that can be asked, it has
   * the preferred one. If none of the allowed types can be asked, it has any other type.
   */
  ask(word: WordToAsk, allowed: readonly QuestionType[], seed: string): Question {
    const material = this.materialOf(word);
    const wished = questionTypesByWish(word.masteryLevel, seed);
    const isAllowed = (type: QuestionType): boolean => allowed.includes(type);
    for (const type of [...wished.filter(isAllowed), ...wished]) {
      const question = this.build(material, type, seed);
      if (question !== undefined) return withSuggestion(question, material);
    }
    return withSuggestion(recall(material), material);
  }

  /** Returns wordbooks for beginners. This takes about 0.5 s. */
  starterWordbooks(): StarterWordbook[] {
    return makeStarterWordbooks(this.dictionaryOf('LANGUAGE_ENGLISH') as Dictionary);
  }

  private build(material: Material, type: QuestionType, seed: string): Question | undefined {
    const random = seededRandom(`${seed} ${type} ${material.word.term}`);
    const installed = this.installedFor(material);
    if (installed === undefined) return builders[type](material, random);
    return withInstalled(installed, type, random, () => builders[type](material, random));
  }

  /** Returns what an installed dictionary says about a word, if the bundled one does not know it. */
  private installedFor({ word, target }: Material): InstalledWord | undefined {
    const dictionaries = this.installedIn(word.language);
    if (target !== undefined || dictionaries.length === 0) return undefined;
    const known = this.installedWords.get(word);
    if (known !== undefined) return known.found;
    const found = findInstalled(word, dictionaries);
    this.installedWords.set(word, { found });
    return found;
  }

  private materialOf(word: WordToAsk): Material {
    const known = this.materials.get(word);
    if (known !== undefined) return known;
    const material = new Material(word, this.dictionaryOf(word.language));
    this.materials.set(word, material);
    return material;
  }

  private dictionaryOf(language: Language): Dictionary | undefined {
    return this.languages.has(language) ? Dictionary.shared() : undefined;
  }
}

/** Returns the requested type, the easier ones, and then typing, which needs least. */
function fromTypeDown(type: QuestionType): QuestionType[] {
  const easier = risingDifficulty.slice(0, risingDifficulty.indexOf(type) + 1).reverse();
  return type === 'QUESTION_TYPE_RECALL' ? [type] : [...easier, 'QUESTION_TYPE_TYPING'];
}
