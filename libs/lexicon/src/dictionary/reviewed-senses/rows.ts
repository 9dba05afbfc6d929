import { fromAbBe } from './rows/ab-be.js';
import { fromBiCh } from './rows/bi-ch.js';
import { fromCiDe } from './rows/ci-de.js';
import { fromDiFi } from './rows/di-fi.js';
import { fromFlIm } from './rows/fl-im.js';
import { fromInMo } from './rows/in-mo.js';
import { fromMuPr } from './rows/mu-pr.js';
import { fromPuSl } from './rows/pu-sl.js';
import { fromSmTu } from './rows/sm-tu.js';
import { fromTwZu } from './rows/tw-zu.js';

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
export const reviewedRows = [
  fromAbBe,
  fromBiCh,
  fromCiDe,
  fromDiFi,
  fromFlIm,
  fromInMo,
  fromMuPr,
  fromPuSl,
  fromSmTu,
  fromTwZu,
].join('');
