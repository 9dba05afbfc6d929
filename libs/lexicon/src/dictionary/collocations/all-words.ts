import { fromAbToBa } from './from-ab-to-ba.js';
import { fromBeaToBri } from './from-bea-to-bri.js';
import { fromBroadToCheck } from './from-broad-to-check.js';
import { fromCheckeToConten } from './from-checke-to-conten.js';
import { fromContesToDelica } from './from-contes-to-delica.js';
import { fromDelivToDuty } from './from-deliv-to-duty.js';
import { fromDwaToFil } from './from-dwa-to-fil.js';
import { fromFinToFry } from './from-fin-to-fry.js';
import { fromFuncToHard } from './from-func-to-hard.js';
import { fromHareToJaw } from './from-hare-to-jaw.js';
import { fromJeToLe } from './from-je-to-le.js';
import { fromLibToMas } from './from-lib-to-mas.js';
import { fromMatToNeu } from './from-mat-to-neu.js';
import { fromNickToPerf } from './from-nick-to-perf.js';
import { fromPeriToPowe } from './from-peri-to-powe.js';
import { fromPraToRee } from './from-pra-to-ree.js';
import { fromReflToScra } from './from-refl-to-scra.js';
import { fromScreToSkir } from './from-scre-to-skir.js';
import { fromSlacToStam } from './from-slac-to-stam.js';
import { fromStanToSwit } from './from-stan-to-swit.js';
import { fromTablToTrun } from './from-tabl-to-trun.js';
import { fromTrusToYarn } from './from-trus-to-yarn.js';
import { fromYiToZi } from './from-yi-to-zi.js';
import { usualAB } from './usual-a-b.js';
import { usualCD } from './usual-c-d.js';
import { usualEL } from './usual-e-l.js';
import { usualMZ } from './usual-m-z.js';

/** The lines of all files, one a sense. `collocations.ts` says what the columns are. */
export const allWords = [
  fromAbToBa,
  fromBeaToBri,
  fromBroadToCheck,
  fromCheckeToConten,
  fromContesToDelica,
  fromDelivToDuty,
  fromDwaToFil,
  fromFinToFry,
  fromFuncToHard,
  fromHareToJaw,
  fromJeToLe,
  fromLibToMas,
  fromMatToNeu,
  fromNickToPerf,
  fromPeriToPowe,
  fromPraToRee,
  fromReflToScra,
  fromScreToSkir,
  fromSlacToStam,
  fromStanToSwit,
  fromTablToTrun,
  fromTrusToYarn,
  fromYiToZi,
  usualAB,
  usualCD,
  usualEL,
  usualMZ,
].join('');
