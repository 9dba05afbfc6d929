const object = '(?:jdn|jdm|jds|jd|etw)\\.?';
const OBJECTS = `${object}(?:/${object})*`;
const PREPOSITION = '(?:an|auf|aus|bei|für|gegen|in|mit|nach|über|um|unter|von|vor|zu)';
/** `jdn. (von einem Ort) abholen` */
const brackets = /\s*\([^)]*\)\s*/g;
const pattern = new RegExp(`^(?:(?:(?:${PREPOSITION} )?${OBJECTS}|sich) )+(\\p{Ll}+n)$`, 'u');

/**
 * Returns the verb of a German headword that tells its objects, such as `vergleichen` of `jdn./etw. mit jdm./etw. vergleichen`.
 * Learners look for the verb.
 */
export function bareVerbOf(headword: string): string | undefined {
  return pattern.exec(headword.replace(brackets, ' '))?.[1];
}

/** Returns whether a German headword is a verb with its reflexive pronoun: `sich an etw. erinnern`. */
export function isReflexive(headword: string): boolean {
  return headword.startsWith('sich ');
}
