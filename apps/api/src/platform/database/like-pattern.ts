/** Returns the pattern of LIKE for texts that contain this one. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns SQL that is true if any of these texts, which are SQL themselves, meets a pattern of LIKE in any letter case. A text may be null. */
export function matchesAny(texts: readonly string[], pattern: string): string {
  return `(${texts.map((text) => `${text} ilike ${pattern}`).join(' or ')})`;
}
