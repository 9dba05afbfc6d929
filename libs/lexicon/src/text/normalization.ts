/** Returns a term as dictionaries list it: NFC, straight apostrophes, single spaces. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/gu, ' ').trim();
}

/** Returns Latin letters without their marks: `café` → `cafe`. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** Returns the key by which two options count as the same string. */
export function optionKey(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Returns a WordNet lemma as people write it. */
export function displayLemma(lemma: string): string {
  return lemma.replaceAll('_', ' ');
}
