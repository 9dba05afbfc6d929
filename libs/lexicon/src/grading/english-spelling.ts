import type { Dictionary } from '../dictionary/dictionary.js';

/** Stems whose spelling follows no rule, the British one first. */
const stemPairs = (
  'grey gray,tyre tire,plough plow,kerb curb,chequer checker,cheque check,storey story,cosy cozy,cosi cozi,draught draft,' +
  'gaol jail,jewellery jewelry,pyjama pajama,sceptic skeptic,mum mom,moustache mustache,' +
  'artefact artifact,sulph sulf,whisky whiskey,doughnut donut,disc disk,manoeuvr maneuver,axe ax,' +
  'skilful skillful,wilful willful,enrol enroll,fulfil fulfill,instil instill,distil distill,' +
  'instalment installment,aluminium aluminum,practis practic,programme program,gement gment,' +
  'ageing aging,eable able,aeroplane airplane,yoghurt yogurt,omelette omelet,speciality specialty,' +
  'amongst among,whilst while,towards toward,afterwards afterward,backwards backward,' +
  'forwards forward,upwards upward,downwards downward,inwards inward,outwards outward,' +
  'learnt learned,dreamt dreamed,burnt burned,spelt spelled,spoilt spoiled,spilt spilled,' +
  'smelt smelled,leapt leaped,leant leaned,knelt kneeled,orientated oriented,mollusc mollusk,' +
  'pedlar peddler,liquorice licorice,phoney phony,titbit tidbit,cauldron caldron,enquir inquir,' +
  'furore furor,gramme gram,cypher cipher,whizz whiz'
)
  .split(',')
  .map((pair) => pair.split(' ') as [string, string]);

/** Most words have none of them, which is quicker to see at once. */
const anyStem = new RegExp(stemPairs.map(([british]) => british).join('|'));

/**
 * The regular differences, each turned into American spelling. Some results are no words, which
 * does no harm.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ou(?=r|ld|lt)/g, 'o'],
  [/euvere(?=$|s$)/, 'euver'],
  [/re(?=$|s$)/g, 'er'],
  [/(?<=[^aeiou])re(?=d$)/, 'ere'],
  [/^maths$/, 'math'],
  [/ring$/g, 'ering'],
  [/([iy])s(?=e|ing|able|ation)/g, '$1z'],
  [/enc(?=e)/g, 'ens'],
  [/ogue/g, 'og'],
  [/[ao]e/g, 'e'],
  [/ll/g, 'l'],
];

/**
 * Returns whether two English words (lower case) are the British and the American spelling of one
 * word: they differ by a known rule, both are attested, and they do not mean different things.
 */
export function areSpellingVariants(one: string, other: string, dictionary: Dictionary): boolean {
  if (one === other) return true;
  return (
    americanSpelling(one) === americanSpelling(other) &&
    [one, other].every((word) => isAttested(word, dictionary)) &&
    !meanDifferently(one, other, dictionary)
  );
}

function americanSpelling(word: string): string {
  let spelled = word;
  for (const [british, american] of anyStem.test(word) ? stemPairs : []) {
    if (!spelled.includes(american) || american.length < british.length) {
      spelled = spelled.replace(british, american);
    }
  }
  for (const [british, american] of rules) spelled = spelled.replace(british, american);
  return spelled;
}

function isAttested(word: string, dictionary: Dictionary): boolean {
  return dictionary.frequency.has(word) || dictionary.find(word) !== undefined;
}

/** `four` and `for`, or `filled` and `filed`, differ by the rules as well. */
function meanDifferently(one: string, other: string, dictionary: Dictionary): boolean {
  const [own, others] = [one, other].map((word) => synsetsOf(word, dictionary));
  if (own === undefined || others === undefined || own.length * others.length === 0) return false;
  return !own.some((synset) => others.includes(synset));
}

/** Returns every synset that a word may belong to, in any form. */
export function synsetsOf(word: string, dictionary: Dictionary): string[] {
  const readings = dictionary.find(word)?.readings ?? [];
  return readings.flatMap(({ senses }) => senses.map(({ synset }) => synset));
}
