import type { BaseForm, Morphology } from '../../wordnet/morphology.js';

/** In letters: the length of the part of a compound before its irregular part. */
const MIN_HEAD = 2;
/** In letters: `ate` ends many words that have nothing to do with eating. */
const MIN_TAIL = 3;

const prefixes = /^(?:fore|mis|out|over|un|under)$/;

/**
 * Returns base forms by rules for which WordNet relies on its lists of exceptions, which are not
 * complete: doubled consonants (`bogged`), `i` for `y` (`partied`, `finickier`), irregular words
 * with a prefix or another word before them (`overeaten`, `schoolchildren`). The caller checks that
 * they exist.
 */
export function unlistedBaseForms(word: string, morphology: Morphology): BaseForm[] {
  return [...doubled(word), ...softened(word), ...irregularTails(word, morphology)];
}

/** Leaves out `-er`: a `wedder` is a person who weds, and not a comparative of `wed`. */
function doubled(word: string): BaseForm[] {
  const [, stem = '', letter = '', ending = ''] =
    /^(.*[aeiou])([bdgklmnprstz])\2(ed|ing|est)$/.exec(word) ?? [];
  return ending === '' ? [] : [{ lemma: stem + letter, ...formBy(ending) }];
}

function softened(word: string): BaseForm[] {
  const [, stem = '', ending = ''] = /^(.{2,})i(ed|er|est)$/.exec(word) ?? [];
  return ending === '' ? [] : [{ lemma: `${stem}y`, ...formBy(ending) }];
}

function formBy(ending: string): Omit<BaseForm, 'lemma'> {
  if (ending === 'ed') return { pos: 'v', inflection: 'past' };
  if (ending === 'ing') return { pos: 'v', inflection: 'ing' };
  return { pos: 'a', inflection: ending === 'er' ? 'comparative' : 'superlative' };
}

/** Prefixes stand before verbs, and the first part of a compound before nouns. */
function irregularTails(word: string, morphology: Morphology): BaseForm[] {
  const found: BaseForm[] = [];
  for (let cut = MIN_HEAD; cut <= word.length - MIN_TAIL; cut++) {
    const head = word.slice(0, cut);
    const pos = prefixes.test(head) ? 'v' : 'n';
    const base = morphology.irregularBase(word.slice(cut), pos);
    if (base !== undefined) found.push({ ...base, lemma: head + base.lemma });
  }
  return found;
}
