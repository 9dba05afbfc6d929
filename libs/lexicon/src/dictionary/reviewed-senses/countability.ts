import type { LearnerEntry } from './learner-entries.js';

const startsWithArticle = /^(?:an?|one|any|each|two)\b/;
/** Other beginnings of definitions of what can be counted. The rest are as bare as `careful thought about something`. */
const startsAsCounted =
  /^(?:the|some\w+|another|anything|every\w*|either|all|what|whatever|how|in|on|at|for|when|people|three|four|(?:[\w-]+ ){0,3}(?:people|animals|children|\w+[^s\W]s))\b/;
/** Words before a singular noun that only stand before what can be counted, with at most two others between. */
const between = "(?:(?!(?:of|in|on|at|with|from|for|by|to|into|and|or)\\s)[\\w'-]+\\s){0,2}\\{";
const afterCounting = new RegExp(
  `\\b(?:an?|one|each|every|another|either|neither)\\s${between}`,
  'i',
);
const afterDeterminer = new RegExp(
  `\\b(?:the|my|your|his|her|its|our|their|this|that|no|what|whose|[\\w-]+'s|[\\w-]+s')\\s${between}`,
  'i',
);
/** Definitions of qualities and feelings. */
const ofQuality =
  /^the (?:quality|state|condition|feeling|fact|ability|belief|study|amount|making|practice|habit|science|art)\b/;
/** Definitions of acts, some of which are counted: `elections`, but not `debasements`. */
const ofAct = /^the (?:act|process|activity|practice|habit|business|work) of\b/;
/** `the debasement of public taste` */
const asAct = /\bthe\s\{[^}]*\} of\b/i;
/** The lexicographer files of acts, animals, events, groups, places, people, possessions, numbers and times, which people count. */
const countedFiles: ReadonlySet<number> = new Set([4, 5, 8, 11, 14, 15, 18, 21, 23, 28]);
/** The lexicographer files of food, plants, processes, states and substances: `a spice`, but nobody counts it. */
const massFiles: ReadonlySet<number> = new Set([13, 20, 22, 26, 27]);

/**
 * Returns whether nobody would count what an entry for a noun means, as its definition and its sentence tell: `Add salt and black
 * {pepper}`, and not `a large red {pepper}`.
 */
export function isUncountable(entry: LearnerEntry, lexFile: number): boolean {
  const { pos, lemma, definition, example } = entry;
  const form = /\{(.*)\}/.exec(example)?.[1]?.toLowerCase();
  if (pos !== 'n' || form !== lemma || afterCounting.test(example)) return false;
  if (countedFiles.has(lexFile)) return ofAct.test(definition) && asAct.test(example);
  const isBare = !afterDeterminer.test(example);
  if (startsWithArticle.test(definition)) return isBare && massFiles.has(lexFile);
  return isBare || ofQuality.test(definition) || !startsAsCounted.test(definition);
}
