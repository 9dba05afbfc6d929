// `node bench/lexicon-entries.mjs [--correct] <file> …`, after a build: adds lines to our learner's dictionary, and with `--correct`
// replaces those that it has, or removes them (`DELETE term n1`). Wrong synonyms and near words are left out. Prints the lines with
// other faults, which stay out. bench/README.md says how to read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import { entryFaults } from '../libs/lexicon/dist/testing/entry-faults.js';

const { values, positionals } = parseArgs({
  options: { correct: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const directory = join(import.meta.dirname, '../libs/lexicon/learners-dictionary');
const dictionary = Dictionary.shared();
const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const entries = new Map();
for (const name of readdirSync(directory))
  for (const line of linesOf(join(directory, name))) entries.set(headOf(line), line);
const before = entries.size;
let corrected = 0;
let refused = 0;
for (const path of positionals) for (const line of linesOf(path)) take(line);
write();
console.log(
  `${entries.size - before} entries more, ${corrected} corrected, ${refused} refused, ${entries.size} in all`,
);

function headOf(line) {
  return line.split(' | ')[0];
}

function termOf(line) {
  return `${headOf(line).split(' ').slice(0, -1).join(' ')} `;
}

/** Writes phrases as WordNet lists them: `key_word`. Otherwise, `case load` would come between the entries of `case`. */
function asListed(line) {
  return line.replace(/^.+?(?= [nvar]\d+ \| )/, (term) => term.replaceAll(' ', '_'));
}

function take(given) {
  const [, removed] = /^DELETE (.+)$/.exec(given) ?? [];
  if (removed !== undefined) entries.delete(removed.replace(/ (?=.* )/g, '_'));
  else add(asListed(given));
}

function add(line) {
  const head = headOf(line);
  const known = entries.get(head);
  const tidied = withoutWrongWords(line);
  if (known === tidied || (known !== undefined && !values.correct)) return;
  const faults = entryFaults(tidied, dictionary);
  if (faults.length === 0) {
    corrected += known === undefined ? 0 : 1;
    entries.set(head, tidied);
  } else {
    refused += 1;
    console.log(`${line}\n  ${faults.join('; ')}`);
  }
}

function withoutWrongWords(line) {
  const columns = line.split(' | ');
  const faults = entryFaults(line, dictionary);
  return columns
    .map((column, at) =>
      at < 3 ? column : wordsWithout(column, at === 3 ? 'synonym' : 'near', faults),
    )
    .join(' | ');
}

function wordsWithout(column, kind, faults) {
  const wrong = faults.filter((fault) => fault.startsWith(`${kind}: `));
  const words = [...new Set(column.split(', '))];
  return (
    words.filter((word) => !wrong.some((fault) => fault.endsWith(`: ${word}`))).join(', ') || '-'
  );
}

/** The files are sorted as their bytes are, the entries of a term in the order in which they came. */
function write() {
  const lines = [...entries.values()].sort((one, other) =>
    Buffer.compare(Buffer.from(termOf(one)), Buffer.from(termOf(other))),
  );
  for (const letter of new Set(lines.map(([first]) => first))) {
    const own = lines.filter((line) => line.startsWith(letter));
    writeFileSync(join(directory, `${letter}.txt`), `${own.join('\n')}\n`);
  }
}
