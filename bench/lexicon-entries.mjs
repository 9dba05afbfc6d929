// `node bench/lexicon-entries.mjs <file> …`, after a build: adds lines to our learner's dictionary. Wrong synonyms and near words are
// left out. Prints the lines with other faults, which stay out. bench/README.md says how to read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import { entryFaults } from '../libs/lexicon/dist/testing/entry-faults.js';

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
let refused = 0;
for (const path of process.argv.slice(2)) for (const line of linesOf(path)) add(line);
write();
console.log(`${entries.size - before} entries added, ${refused} refused, ${entries.size} in all`);

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

function add(given) {
  const line = asListed(given);
  const head = headOf(line);
  if (entries.has(head)) return;
  const tidied = withoutWrongWords(line);
  const faults = entryFaults(tidied, dictionary);
  if (faults.length === 0) entries.set(head, tidied);
  else {
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
