import type { Dictionary } from '../dictionary/dictionary.js';
import { TermFamily } from '../dictionary/family.js';
import { parseEntry, type LearnerEntry } from '../dictionary/reviewed-senses/learner-entries.js';
import { displayLemma } from '../text/normalization.js';
import { isDecent, isSuitableWord } from '../text/suitability.js';
import type { Synset } from '../wordnet/synset.js';

/** In characters. Longer definitions tire the reader. */
const MAX_DEFINITION_LENGTH = 110;
const MAX_EXAMPLE_LENGTH = 140;

/** Returns what is wrong with a line of our learner's dictionary, or `[]`. */
export function entryFaults(line: string, dictionary: Dictionary): string[] {
  const entry = parseEntry(line);
  if (entry === undefined) return ['cannot be read'];
  const { lemma, pos, number, alike } = entry;
  const senses = dictionary.wordnet.senses.sensesOf(lemma);
  const [sense, ...others] = [number, ...alike].map((asked) =>
    senses.find((each) => each.pos === pos && each.number === asked),
  );
  if (sense === undefined || others.includes(undefined)) return ['no such sense'];
  const synset = dictionary.wordnet.synset(sense.synset);
  const family = TermFamily.of(lemma, synset, dictionary.wordnet);
  return [
    ...faultsInDefinition(entry.definition, family),
    ...faultsInExample(entry, family, dictionary),
    ...entry.synonyms.flatMap((word) => faultsInWord(word, 'synonym', family)),
    ...faultsInNear(entry, synset, family, dictionary),
  ];
}

function faultsInDefinition(definition: string, family: TermFamily): string[] {
  return [
    ...(definition.length > MAX_DEFINITION_LENGTH ? ['definition: too long'] : []),
    ...(/[.;,:]$|["`“”_|;()]|\s{2}|^\p{Lu}\p{Ll}+ is/u.test(definition)
      ? ['definition: punctuation']
      : []),
    ...(family.isNamedIn(definition) ? ['definition: names the term'] : []),
    ...(isDecent(definition) ? [] : ['definition: not for children']),
  ];
}

function faultsInExample(
  { lemma, pos, example }: LearnerEntry,
  family: TermFamily,
  dictionary: Dictionary,
): string[] {
  const [before = '', form, after, ...more] = example.split(/[{}]/);
  if (form === undefined || after === undefined || more.length > 0) return ['example: no gap'];
  const readings = dictionary.find(form.toLowerCase())?.readings ?? [];
  const isForm = readings.some(
    (each) => each.lemma === lemma && each.senses.some((sense) => sense.pos === pos),
  );
  return [
    ...(example.length > MAX_EXAMPLE_LENGTH ? ['example: too long'] : []),
    ...(isForm ? [] : [`example: ${form} is no form of the term`]),
    ...(family.isNamedIn(`${before} ${after}`) ? ['example: names the term'] : []),
    ...(isDecent(`${before} ${after}`) ? [] : ['example: not for children']),
  ];
}

function faultsInWord(word: string, kind: string, family: TermFamily): string[] {
  return [
    ...(isSuitableWord(word) ? [] : [`${kind}: not for children: ${word}`]),
    ...(family.includes(word) ? [`${kind}: akin: ${word}`] : []),
  ];
}

function faultsInNear(
  { near, synonyms }: LearnerEntry,
  { pos, words }: Synset,
  family: TermFamily,
  { wordnet }: Dictionary,
): string[] {
  const alike = new Set([...words.map((word) => displayLemma(word).toLowerCase()), ...synonyms]);
  return [
    ...(new Set(near).size < near.length ? ['near: twice'] : []),
    ...near.flatMap((word) => {
      const senses = wordnet.senses.sensesOf(word.replaceAll(' ', '_'));
      return [
        ...faultsInWord(word, 'near', family),
        ...(senses.some((sense) => sense.pos === pos) ? [] : [`near: no such word: ${word}`]),
        ...(alike.has(word) ? [`near: a synonym: ${word}`] : []),
      ];
    }),
  ];
}
