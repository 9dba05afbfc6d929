import { fromAbAv } from './rows/ab-av.js';
import { fromAwBr } from './rows/aw-br.js';
import { fromBuCh } from './rows/bu-ch.js';
import { fromCiCr } from './rows/ci-cr.js';
import { fromCuDi } from './rows/cu-di.js';
import { fromDoEx } from './rows/do-ex.js';
import { fromEyGa } from './rows/ey-ga.js';
import { fromGeHo } from './rows/ge-ho.js';
import { fromHuLa } from './rows/hu-la.js';
import { fromLeMi } from './rows/le-mi.js';
import { fromMoOr } from './rows/mo-or.js';
import { fromOsPo } from './rows/os-po.js';
import { fromPrRe } from './rows/pr-re.js';
import { fromRhSi } from './rows/rh-si.js';
import { fromSkSy } from './rows/sk-sy.js';
import { fromTaTy } from './rows/ta-ty.js';
import { fromUgZu } from './rows/ug-zu.js';

/**
 * What people decided about the senses of common words, written for this project. In each row, `n2` is the second of WordNet's senses of
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
  fromAbAv,
  fromAwBr,
  fromBuCh,
  fromCiCr,
  fromCuDi,
  fromDoEx,
  fromEyGa,
  fromGeHo,
  fromHuLa,
  fromLeMi,
  fromMoOr,
  fromOsPo,
  fromPrRe,
  fromRhSi,
  fromSkSy,
  fromTaTy,
  fromUgZu,
].join('');
