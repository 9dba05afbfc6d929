import { fromAbCr } from './rows/ab-cr.js';
import { fromCuHo } from './rows/cu-ho.js';
import { fromIcRe } from './rows/ic-re.js';
import { fromRhYe } from './rows/rh-ye.js';

/**
 * The decisions of people about the senses of common words, written for this project. In each row, `n2` is the second of WordNet's senses of
 * the lemma as a noun (`v` verb, `a` adjective, `r` adverb), and `n2|3` the second, which need not be told from the third:
 *
 * - `lemma n2`: cards ask this sense.
 * - `lemma n2: definition`: cards ask this sense, with a definition of ours.
 * - `lemma n2 + synonym, synonym`: the answers of synonym cards, the best first.
 * - `lemma n2 - synonym`: it is not asked as a synonym. Without a word after `-`, none is.
 *
 * Of a lemma that has several such senses, the first is asked if nothing else is known, and the first of each part of speech if a form
 * has only that one. All senses of a lemma that are not here are asked only if the learner's texts tell that they are meant.
 */
export const reviewedRows = [fromAbCr, fromCuHo, fromIcRe, fromRhYe].join('');
