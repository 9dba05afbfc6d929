import type { Dictionary } from '../dictionary/dictionary.js';
import { commonLemmas, type CommonLemma } from './common-lemma.js';

/** A wordbook for beginners, made from the bundled data. */
export interface StarterWordbook {
  /** Identifies the wordbook in every version. */
  key: string;
  name: string;
  description: string;
  /** The commonest first. */
  terms: string[];
}

interface Recipe {
  key: string;
  name: string;
  description: string;
  takes: (lemma: CommonLemma) => boolean;
  maxTerms: number;
}

const isPhrase = ({ term }: CommonLemma) => term.includes(' ');
const core = (band: number) => (lemma: CommonLemma) => lemma.band === band && !isPhrase(lemma);
/** WordNet's lexicographer files (lexnames(5WN)) sort synsets by subject. */
const topic = (lexFile: number) => (lemma: CommonLemma) =>
  lemma.commonest.lexFile === lexFile && !isPhrase(lemma);
const PARTICLE =
  /^[a-z]+ (?:about|across|along|apart|around|away|back|by|down|forward|in|off|on|out|over|through|up)$/;

const RECIPES: readonly Recipe[] = [
  {
    key: 'english-core-1',
    name: 'English core 1',
    description: 'The commonest words of English.',
    takes: core(10),
    maxTerms: 2_000,
  },
  {
    key: 'english-core-2',
    name: 'English core 2',
    description: 'Words that everyday texts take for granted.',
    takes: core(20),
    maxTerms: 2_000,
  },
  {
    key: 'english-core-3',
    name: 'English core 3',
    description: 'Words of newspapers and novels.',
    takes: core(35),
    maxTerms: 3_000,
  },
  {
    key: 'english-phrasal-verbs',
    name: 'English phrasal verbs',
    description: 'Verbs with a particle that changes their meaning.',
    takes: (lemma) => lemma.commonest.pos === 'v' && PARTICLE.test(lemma.term),
    maxTerms: 400,
  },
  ...topics([
    ['animals', 'Animals', 5],
    ['body', 'The body', 8],
    ['feelings', 'Feelings', 12],
    ['food', 'Food and drink', 13],
    ['people', 'People', 18],
    ['plants', 'Plants', 20],
    ['time', 'Time', 28],
    ['talking', 'Talking and writing', 32],
    ['moving', 'Moving', 38],
  ]),
];

function topics(all: readonly (readonly [string, string, number])[]): Recipe[] {
  return all.map(([key, name, lexFile]) => ({
    key: `english-${key}`,
    name: `English: ${name}`,
    description: `Common words about ${name.toLowerCase()}.`,
    takes: topic(lexFile),
    maxTerms: 250,
  }));
}

/** Returns English wordbooks for beginners, with lemmas only and without offensive words. */
export function makeStarterWordbooks(dictionary: Dictionary): StarterWordbook[] {
  const lemmas = commonLemmas(dictionary).sort(
    (one, other) => one.band - other.band || other.useCount - one.useCount,
  );
  return RECIPES.map(({ key, name, description, takes, maxTerms }) => ({
    key,
    name,
    description,
    terms: lemmas
      .filter(takes)
      .slice(0, maxTerms)
      .map(({ term }) => term),
  }));
}
