import { fromAbToBa } from './from-ab-to-ba.js';
import { fromBeaToBri } from './from-bea-to-bri.js';
import { fromBroadToCheck } from './from-broad-to-check.js';
import { fromCheckeToConten } from './from-checke-to-conten.js';
import { fromContesToDelica } from './from-contes-to-delica.js';
import { fromDelivToDuty } from './from-deliv-to-duty.js';
import { fromDwaToFil } from './from-dwa-to-fil.js';
import { fromFinToFry } from './from-fin-to-fry.js';
import { fromFuncToHarb } from './from-func-to-harb.js';
import { fromHardToJaw } from './from-hard-to-jaw.js';
import { fromJeToLe } from './from-je-to-le.js';
import { fromLibToMas } from './from-lib-to-mas.js';
import { fromMatToNeu } from './from-mat-to-neu.js';
import { fromNickToPerc } from './from-nick-to-perc.js';
import { fromPerfToPowe } from './from-perf-to-powe.js';
import { fromPraToRee } from './from-pra-to-ree.js';
import { fromReflToScra } from './from-refl-to-scra.js';
import { fromScreToSkir } from './from-scre-to-skir.js';
import { fromSlacToStam } from './from-slac-to-stam.js';
import { fromStanToSwit } from './from-stan-to-swit.js';
import { fromTablToTrum } from './from-tabl-to-trum.js';
import { fromTrunToWron } from './from-trun-to-wron.js';
import { fromYaToZi } from './from-ya-to-zi.js';

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
  fromFuncToHarb,
  fromHardToJaw,
  fromJeToLe,
  fromLibToMas,
  fromMatToNeu,
  fromNickToPerc,
  fromPerfToPowe,
  fromPraToRee,
  fromReflToScra,
  fromScreToSkir,
  fromSlacToStam,
  fromStanToSwit,
  fromTablToTrum,
  fromTrunToWron,
  fromYaToZi,
].join('');
