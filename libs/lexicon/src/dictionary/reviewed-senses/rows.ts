import { fromAaAr } from './rows/aa-ar.js';
import { fromAsBe } from './rows/as-be.js';
import { fromBiBy } from './rows/bi-by.js';
import { fromCaCl } from './rows/ca-cl.js';
import { fromCoCr } from './rows/co-cr.js';
import { fromCuDi } from './rows/cu-di.js';
import { fromDoEq } from './rows/do-eq.js';
import { fromErFi } from './rows/er-fi.js';
import { fromFlGo } from './rows/fl-go.js';
import { fromGrIm } from './rows/gr-im.js';
import { fromInLi } from './rows/in-li.js';
import { fromLoMo } from './rows/lo-mo.js';
import { fromMuPa } from './rows/mu-pa.js';
import { fromPePu } from './rows/pe-pu.js';
import { fromQuRo } from './rows/qu-ro.js';
import { fromRuSm } from './rows/ru-sm.js';
import { fromSnSy } from './rows/sn-sy.js';
import { fromTaTy } from './rows/ta-ty.js';
import { fromUgZu } from './rows/ug-zu.js';

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
  fromAaAr,
  fromAsBe,
  fromBiBy,
  fromCaCl,
  fromCoCr,
  fromCuDi,
  fromDoEq,
  fromErFi,
  fromFlGo,
  fromGrIm,
  fromInLi,
  fromLoMo,
  fromMuPa,
  fromPePu,
  fromQuRo,
  fromRuSm,
  fromSnSy,
  fromTaTy,
  fromUgZu,
].join('');
