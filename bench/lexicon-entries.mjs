// `node bench/lexicon-entries.mjs [--correct] <file> …`, after a build: adds lines to our learner's dictionary, and with `--correct`
// replaces those that it has, or removes them (`DELETE term n1`). `SAME term n3 n1` lets the entry of the first sense stand for the
// third as well. Wrong synonyms and near words are left out. Prints the lines with
// other faults, which stay out. bench/README.md says how to read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import { parseEntry } from '../libs/lexicon/dist/dictionary/reviewed-senses/learner-entries.js';
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

/** The lines by their first sense: `able a1`. */
const entries = new Map();
/** The first sense of the entry that stands for a sense. */
const owners = new Map();
for (const name of readdirSync(directory))
  for (const line of linesOf(join(directory, name))) keep(line);
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

function firstSenseOf(line) {
  return headOf(line).replace(/[|*].*$/, '');
}

function sensesOf(line) {
  const { lemma, pos, number, alike } = parseEntry(line);
  return [number, ...alike].map((each) => `${lemma} ${pos}${each}`);
}

function termOf(line) {
  return `${headOf(line).split(' ').slice(0, -1).join(' ')} `;
}

/** Writes phrases as WordNet lists them: `key_word`. Otherwise, `case load` would come between the entries of `case`. */
function asListed(line) {
  return line.replace(/^.+?(?= [nvar]\d+(?:\|\d+)*\*? \| )/, (term) => term.replaceAll(' ', '_'));
}

function take(given) {
  const [, removed] = /^DELETE (.+)$/.exec(given) ?? [];
  const [, term, sense, other] = /^SAME (.+) ([nvar]\d+) ([nvar]\d+)$/.exec(given) ?? [];
  if (removed !== undefined) drop(removed.replace(/ (?=.* )/g, '_'));
  else if (term !== undefined) unite(term.replaceAll(' ', '_'), sense, other);
  else add(asListed(given));
}

function keep(line) {
  entries.set(firstSenseOf(line), line);
  for (const sense of sensesOf(line)) owners.set(sense, firstSenseOf(line));
}

function drop(first) {
  disown(first);
  entries.delete(first);
}

function disown(first) {
  for (const sense of entries.has(first) ? sensesOf(entries.get(first)) : []) owners.delete(sense);
}

/** Lets the entry of one sense stand for another one as well. */
function unite(term, sense, other) {
  const known = entries.get(owners.get(`${term} ${other}`));
  if (known === undefined || owners.has(`${term} ${sense}`) || sense[0] !== other[0]) return;
  const line = known.replace(/(\*?) \| /, `|${sense.slice(1)}$1 | `);
  if (entryFaults(line, dictionary).length > 0) refuse(line);
  else keep(line);
}

function add(given) {
  const first = firstSenseOf(given);
  const known = entries.get(first);
  // A correction that names no further senses leaves those that the entry has.
  const line = withoutWrongWords(
    known !== undefined && headOf(given) === first ? given.replace(first, headOf(known)) : given,
  );
  const isOfAnother = owners.has(first) && known === undefined;
  if (known === line || isOfAnother || (known !== undefined && !values.correct)) return;
  if (entryFaults(line, dictionary).length > 0) {
    refuse(line);
    return;
  }
  corrected += known === undefined ? 0 : 1;
  disown(first);
  keep(line);
}

function refuse(line) {
  refused += 1;
  console.log(`${line}\n  ${entryFaults(line, dictionary).join('; ')}`);
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
