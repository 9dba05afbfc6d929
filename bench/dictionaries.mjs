// Prints what a pack of 100,000 entries costs: the time to index it, the memory of the index, look-ups and cards. `node --expose-gc
// bench/dictionaries.mjs [--entries 100000]`. With `--directory /usr/share/dictd`, it takes the packs there instead.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  findPacks,
  hashOf,
  IndexedPack,
  indexNameOf,
  indexPack,
} from '../libs/dictionary-packs/dist/index.js';
import { Lexicon } from '../libs/lexicon/dist/index.js';

const TYPES = ['DEFINITION_CHOICE', 'TERM_CHOICE', 'CLOZE_CHOICE', 'TYPING'];
const SYLLABLES = [
  'ba',
  'do',
  'fi',
  'gu',
  'ha',
  'ke',
  'lo',
  'mi',
  'na',
  'pu',
  'ra',
  'se',
  'ti',
  'wo',
];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const base64 = (number) =>
  (number >= 64 ? base64(Math.floor(number / 64)) : '') + DIGITS[number % 64];

/** Returns another word for each number. */
const wordOf = (number) =>
  number < SYLLABLES.length
    ? SYLLABLES[number]
    : wordOf(Math.floor(number / SYLLABLES.length) - 1) + SYLLABLES[number % SYLLABLES.length];

async function writePack(directory, entries) {
  const texts = [];
  const lines = [];
  let offset = 0;
  for (let n = 0; n < entries; n++) {
    const word = wordOf(n);
    const text = `${word} <${n % 3 === 0 ? 'v' : 'n'}>\n1. x${wordOf(n * 7)}, y${wordOf(n * 3)}\n2. z${wordOf(n * 5)}\n   "das ${word} hier"  - this one\n`;
    lines.push(`${word}\t${base64(offset)}\t${base64(text.length)}\n`);
    texts.push(text);
    offset += text.length;
  }
  await writeFile(join(directory, 'bench-deu-eng.index'), lines.join(''));
  await writeFile(join(directory, 'bench-deu-eng.dict'), texts.join(''));
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function memory() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the milliseconds of processor time of one call, on average: others may use the machine too. */
function timeOf(count, call) {
  const begun = process.cpuUsage();
  for (let n = 0; n < count; n++) call(n);
  const { user, system } = process.cpuUsage(begun);
  return ((user + system) / 1_000 / count).toFixed(3);
}

async function measure(pack, directory) {
  const begun = performance.now();
  const hash = await hashOf(pack);
  await indexPack(pack, directory, hash);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const path = join(directory, indexNameOf(pack, hash));
  // What indexing has left behind goes first.
  memory();
  await new Promise(setImmediate);
  const before = memory();
  const opened = IndexedPack.open(path);
  const held = memory() - before;
  const terms = ['noun', 'verb', ''].flatMap((kind) =>
    opened.sample(Math.random, kind).map(({ term }) => term),
  );
  const lexicon = Lexicon.open(() => [opened]);
  const { language } = opened.description;
  const texts = { masteryLevel: 0, notes: [], contexts: [], otherNotes: [] };
  const card = (n) =>
    lexicon.buildQuestion(
      { term: terms[n % terms.length], language, ...texts },
      `QUESTION_TYPE_${TYPES[n % TYPES.length]}`,
      `${n}`,
    );
  for (let n = 0; n < 200; n++) card(n);
  console.log(`${pack.name}: ${opened.entryCount} entries`);
  console.log(`  indexed in ${seconds} s to ${megabytes((await stat(path)).size)}`);
  console.log(`  memory of the index ${megabytes(held)} (limit: 40 MB for 100,000 entries)`);
  console.log(
    `  ${timeOf(5_000, (n) => opened.find(terms[n % terms.length]))} ms a look-up (limit: 1 ms)`,
  );
  console.log(`  ${timeOf(1_000, card)} ms a card (limit: 3 ms)`);
  opened.close();
}

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '100000' }, directory: { type: 'string' } },
});
const directory = await mkdtemp(join(tmpdir(), 'wordgrove-bench-dictionaries-'));
try {
  if (values.directory === undefined) await writePack(directory, Number(values.entries));
  for (const pack of await findPacks(values.directory ?? directory))
    if (pack.kind !== 'UNKNOWN') await measure(pack, directory);
} finally {
  await rm(directory, { recursive: true, force: true });
}
