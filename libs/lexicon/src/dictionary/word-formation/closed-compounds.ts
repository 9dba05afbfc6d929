/** In letters. */
const shortestPart = 3;

/**
 * Returns the ways in which WordNet may write a possible compound: `timescale` → `time_scale`,
 * `time-scale`, …
 */
export function openCompounds(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const compounds: string[] = [];
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    compounds.push(`${head}_${tail}`, `${head}-${tail}`);
  }
  return compounds;
}
