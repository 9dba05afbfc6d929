import { cuss } from 'cuss';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { Question } from '../question.js';
import type { Sense } from '../wordnet/sense.js';
import type { SynsetId } from '../wordnet/synset.js';

const hypernyms = ['@', '@i'];
const hyponyms = ['~', '~i'];

/**
 * Returns the faults of a choice's options, judged by what a learner sees and not by how they were
 * drawn: a second right answer, in any sense of the term and of an option; a string that occurs
 * twice; something offensive. Returns `[]` if there is no fault.
 */
export function optionFaults(term: string, card: Question, dictionary: Dictionary): string[] {
  const wrong = card.options.filter((option) => option !== card.correctAnswer);
  const keys = new Set(card.options.map((option) => option.trim().toLowerCase()));
  const isWhole = keys.size === 4 && wrong.length === 3;
  const second =
    card.questionType === 'QUESTION_TYPE_DEFINITION_CHOICE'
      ? wrong.flatMap((option) => secondDefinition(term, option, dictionary))
      : wrong.flatMap((option) => secondTerm(term, option, dictionary));
  const offensive = wrong.filter(isOffensive).map((option) => `offensive: ${option}`);
  return [...(isWhole ? [] : ['not four different options']), ...second, ...offensive];
}

function secondTerm(term: string, option: string, dictionary: Dictionary): string[] {
  const own = readingsOf(term, dictionary);
  const other = readingsOf(option, dictionary);
  if (own.lemmas.some((lemma) => other.lemmas.includes(lemma))) return [`same lemma: ${option}`];
  for (const one of own.senses) {
    for (const { synset } of other.senses) {
      if (one.synset === synset) return [`synonym: ${option}`];
      const kinds = relatives(one.synset, dictionary);
      if (kinds.includes(synset)) return [`hypernym or hyponym: ${option}`];
    }
  }
  return [];
}

/** Wrong definitions are cut but never reworded, so their gloss begins with them. */
function secondDefinition(term: string, option: string, dictionary: Dictionary): string[] {
  const { wordnet } = dictionary;
  const right = readingsOf(term, dictionary).senses.flatMap(({ synset }) => [
    synset,
    ...relatives(synset, dictionary),
  ]);
  const isRight = right.some((id) =>
    wordnet.synset(id).definition.replace(/^to /, '').startsWith(option),
  );
  return isRight ? [`also right: ${option}`] : [];
}

function relatives(id: SynsetId, { wordnet }: Dictionary): SynsetId[] {
  return wordnet.related(id, [...hypernyms, ...hyponyms]);
}

function readingsOf(term: string, dictionary: Dictionary): { lemmas: string[]; senses: Sense[] } {
  const lemmas = (dictionary.find(term)?.readings ?? []).map(({ lemma }) => lemma);
  // The part of speech that the form suggests does not matter: a learner may think of any.
  return {
    lemmas,
    senses: lemmas.flatMap((lemma) => dictionary.wordnet.senses.sensesOf(lemma)),
  };
}

function isOffensive(text: string): boolean {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => (cuss[word] ?? 0) > 0);
}
