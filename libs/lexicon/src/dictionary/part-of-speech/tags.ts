import type { PartOfSpeech } from '../../wordnet/synset.js';

/** The things that a word can do in a sentence. Forms of verbs are apart, since different words follow them. */
export const tags = [
  ...[
    'DETERMINER',
    'NUMBER',
    'SUBJECT',
    'OBJECT',
    'PREPOSITION',
    'TO',
    'AND',
    'WHEN',
    'MODAL',
    'BE',
    'HAVE',
    'LINK',
  ],
  ...['NOUN', 'NOUNS', 'VERB', 'VERBS', 'PAST', 'PARTICIPLE', 'ING', 'ADJECTIVE', 'ADVERB'],
  ...['DEGREE', 'PARTICLE', 'END'],
] as const;

export type Tag = string;

/** The part of speech that a dictionary gives to a word with this tag. */
export const partOfTag: Readonly<Record<Tag, PartOfSpeech>> = {
  NOUN: 'n',
  NOUNS: 'n',
  VERB: 'v',
  VERBS: 'v',
  PAST: 'v',
  PARTICIPLE: 'v',
  ING: 'v',
  ADJECTIVE: 'a',
  ADVERB: 'r',
  DEGREE: 'r',
  PARTICLE: 'r',
  DETERMINER: 'f',
  NUMBER: 'a',
  SUBJECT: 'f',
  OBJECT: 'f',
  PREPOSITION: 'f',
  TO: 'f',
  AND: 'f',
  WHEN: 'f',
  MODAL: 'f',
  BE: 'v',
  HAVE: 'v',
  LINK: 'v',
};

/**
 * The numbers of times that each tag follows another one, compared with each other. `START` is the beginning of a clause, and `END` its end. What is not
 * listed hardly ever follows.
 */
const followers: Readonly<Record<Tag, string>> = {
  START:
    'DETERMINER 25, SUBJECT 20, NOUN 8, NOUNS 6, NUMBER 2, ADJECTIVE 6, PREPOSITION 8, WHEN 6, ADVERB 6, VERB 9, ING 2, AND 2, ' +
    'MODAL 2, BE 2, HAVE 1, PARTICIPLE 1, LINK 0.5, DEGREE 1',
  DETERMINER:
    'NOUN 52, ADJECTIVE 28, NOUNS 12, NUMBER 2, PARTICIPLE 3, ING 2, ADVERB 2, VERB 0.03, DEGREE 3',
  NUMBER:
    'NOUNS 42, NOUN 25, END 9, PREPOSITION 8, ADJECTIVE 9, ADVERB 2, VERB 1, VERBS 1, PAST 1, AND 3, MODAL 1, BE 1, LINK 0.5',
  SUBJECT:
    'PAST 22, VERB 14, VERBS 14, MODAL 16, BE 14, HAVE 10, ADVERB 8, END 0.5, NOUN 0.1, ADJECTIVE 0.2, PREPOSITION 0.3, LINK 8',
  OBJECT:
    'END 25, PREPOSITION 20, TO 6, ADVERB 8, DETERMINER 10, AND 5, NOUN 3, ADJECTIVE 4, VERB 5, ING 2, WHEN 3, NUMBER 2, PARTICIPLE 1, PARTICLE 8, LINK 1, DEGREE 3',
  PREPOSITION:
    'DETERMINER 45, NOUN 13, NOUNS 9, ADJECTIVE 9, OBJECT 8, NUMBER 3, ING 7, WHEN 2, ADVERB 1, PARTICIPLE 0.5, SUBJECT 0.5, END 5, ' +
    'PREPOSITION 3, VERB 0.05, DEGREE 0.5',
  TO: 'VERB 66, DETERMINER 14, BE 8, HAVE 3, NOUN 3, NOUNS 2, OBJECT 3, ADJECTIVE 2, NUMBER 1, ING 0.5, ADVERB 0.5, LINK 4',
  AND:
    'DETERMINER 18, NOUN 11, SUBJECT 10, VERB 9, PAST 12, VERBS 5, ADJECTIVE 12, NOUNS 7, ADVERB 5, ING 3, PARTICIPLE 4, ' +
    'PREPOSITION 3, MODAL 1, NUMBER 2, TO 1, LINK 2, DEGREE 2',
  WHEN: 'SUBJECT 30, DETERMINER 20, NOUN 6, NOUNS 7, ADJECTIVE 5, PAST 8, VERBS 8, VERB 4, BE 5, MODAL 4, HAVE 3, NUMBER 1, TO 3, LINK 3',
  MODAL:
    'VERB 50, ADVERB 8, SUBJECT 9, BE 8, HAVE 4, DETERMINER 6, NOUN 3, NOUNS 4, OBJECT 1, END 1, LINK 4',
  BE:
    'PARTICIPLE 20, ING 16, ADJECTIVE 20, DETERMINER 17, ADVERB 9, PREPOSITION 8, NOUN 1.2, NOUNS 1.5, SUBJECT 2, TO 2, NUMBER 2, END 2, ' +
    'WHEN 1, OBJECT 0.5, BE 0.5, VERB 0.02, PARTICLE 3, DEGREE 6',
  HAVE: 'PARTICIPLE 40, DETERMINER 18, BE 6, ADVERB 6, TO 7, ADJECTIVE 4, NOUN 6, NOUNS 4, SUBJECT 3, NUMBER 3, HAVE 1, OBJECT 1',
  NOUN:
    'END 22, PREPOSITION 22, NOUN 8, NOUNS 4, BE 7, VERBS 5, PAST 8, MODAL 4, HAVE 4, AND 6, WHEN 5, ADVERB 3, TO 4, VERB 0.5, ' +
    'ADJECTIVE 1, PARTICIPLE 1.5, ING 2, DETERMINER 1.2, SUBJECT 1.5, NUMBER 0.3, PARTICLE 3, LINK 4, DEGREE 2',
  NOUNS:
    'END 22, PREPOSITION 22, BE 8, PAST 7, VERB 5, AND 7, MODAL 4, HAVE 4, WHEN 5, ADVERB 3, TO 4, NOUN 1, NOUNS 0.7, VERBS 0.3, ' +
    'ADJECTIVE 1, PARTICIPLE 1.5, ING 2, DETERMINER 1.2, SUBJECT 1.5, NUMBER 0.3, PARTICLE 3, LINK 4, DEGREE 2',
  VERB:
    'DETERMINER 32, OBJECT 10, NOUN 5, NOUNS 6, ADJECTIVE 6, PREPOSITION 14, ADVERB 8, TO 6, END 7, WHEN 3, ING 1.5, PARTICIPLE 0.7, ' +
    'NUMBER 2, SUBJECT 1, AND 2, VERB 0.1, PARTICLE 7, DEGREE 3',
  VERBS:
    'DETERMINER 30, OBJECT 8, NOUN 5, NOUNS 6, ADJECTIVE 7, PREPOSITION 16, ADVERB 9, TO 7, END 6, WHEN 3, ING 1.5, PARTICIPLE 0.7, ' +
    'NUMBER 2, AND 2, PARTICLE 7, DEGREE 4',
  PAST:
    'DETERMINER 30, OBJECT 9, NOUN 4, NOUNS 5, ADJECTIVE 5, PREPOSITION 18, ADVERB 8, TO 6, END 7, WHEN 4, ING 1.5, PARTICIPLE 0.5, ' +
    'NUMBER 2, SUBJECT 1, AND 3, PARTICLE 8, DEGREE 4',
  PARTICIPLE:
    'PREPOSITION 30, END 14, ADVERB 8, TO 7, NOUN 6, NOUNS 3, DETERMINER 8, AND 4, ADJECTIVE 3, OBJECT 3, ING 1, WHEN 2, NUMBER 1, PARTICLE 7, DEGREE 2',
  ING: 'DETERMINER 24, NOUN 8, NOUNS 7, PREPOSITION 16, OBJECT 6, END 8, ADJECTIVE 5, ADVERB 6, TO 6, AND 3, BE 3, WHEN 2, NUMBER 1, PARTICLE 6, DEGREE 2',
  ADJECTIVE:
    'NOUN 45, NOUNS 16, END 10, AND 5, PREPOSITION 7, ADJECTIVE 5, TO 5, WHEN 2, ADVERB 1.2, ING 0.6, BE 0.5, PAST 0.4, VERBS 0.2, ' +
    'VERB 0.2, DETERMINER 0.5, SUBJECT 0.5, NUMBER 0.3',
  ADVERB:
    'ADJECTIVE 17, PAST 10, VERB 9, VERBS 6, PARTICIPLE 8, ADVERB 5, END 14, PREPOSITION 9, DETERMINER 8, SUBJECT 5, AND 2, NOUN 1.2, ' +
    'NOUNS 1, ING 4, WHEN 2, NUMBER 1, OBJECT 0.3, MODAL 1, BE 1, TO 2, HAVE 1, PARTICLE 3, LINK 5, DEGREE 2',
  LINK: 'ADJECTIVE 26, PREPOSITION 20, ADVERB 12, DETERMINER 12, TO 7, END 7, PARTICLE 6, PARTICIPLE 4, WHEN 3, OBJECT 3, NOUN 1.5, NOUNS 1.5, NUMBER 1, DEGREE 8',
  DEGREE:
    'ADJECTIVE 60, ADVERB 16, DETERMINER 6, END 6, PARTICIPLE 5, NUMBER 2, PREPOSITION 1, NOUN 0.4, VERB 0.1, VERBS 0.1, PAST 0.3',
  PARTICLE:
    'END 22, PREPOSITION 16, DETERMINER 20, AND 6, TO 5, WHEN 4, ADVERB 3, NOUN 2.5, NOUNS 3, OBJECT 1, NUMBER 1, BE 1, ADJECTIVE 1, ' +
    'VERB 0.1, PAST 0.1, VERBS 0.1, DEGREE 1',
};

const rarely = 0.004;

/** Returns how likely one tag follows another one. */
export function followsWith(tag: Tag, next: Tag): number {
  return following[tag]?.[next] ?? rarely / 100;
}

const following: Readonly<Record<Tag, Readonly<Record<Tag, number>>>> = Object.fromEntries(
  Object.entries(followers).map(([tag, list]) => [tag, sharesOf(list)]),
);

/** Reads `NOUN 52, ADJECTIVE 28`. */
export function sharesOf(list: string): Record<Tag, number> {
  const numbers = list.split(', ').map((each) => each.split(' '));
  const sum = numbers.reduce((total, [, number]) => total + Number(number), 0);
  return Object.fromEntries(numbers.map(([tag = '', number]) => [tag, Number(number) / sum]));
}
