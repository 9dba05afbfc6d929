/** In letters. */
const MIN_PART_LETTERS = 3;

/**
 * Returns the ways in which WordNet may write a possible compound: `timescale` → `time_scale`,
 * `time-scale`, …
 */
export function openCompounds(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const compounds: string[] = [];
  for (let cut = MIN_PART_LETTERS; cut <= word.length - MIN_PART_LETTERS; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    compounds.push(`${head}_${tail}`, `${head}-${tail}`);
  }
  return compounds;
}
