/** Rarer words would else seem to be close to whatever they once stood beside. */
const smoothing = 0.75;

/**
 * Returns how much oftener each two words stand in one text than by chance, as a logarithm, of those that do: a symmetric matrix, row by
 * row (`starts`, `columns`, `values`). A word of a short text tells more about the others.
 */
export function surprises(texts, size) {
  const known = texts.filter(({ places }) => places.length > 1);
  const textsOf = Array.from({ length: size }, () => []);
  known.forEach(({ places }, at) => places.forEach((place) => textsOf[place].push(at)));
  const weights = known.map(({ weight, places }) => weight / Math.sqrt(places.length - 1));
  const sums = Float64Array.from(textsOf, (each) =>
    each.reduce((sum, at) => sum + weights[at] * (known[at].places.length - 1), 0),
  );
  const chances = sums.map((sum) => sum ** smoothing);
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const starts = [0];
  const columns = [];
  const values = [];
  const row = new Float64Array(size);
  for (let word = 0; word < size; word++) {
    row.fill(0);
    for (const at of textsOf[word]) for (const place of known[at].places) row[place] += weights[at];
    row[word] = 0;
    row.forEach((together, place) => {
      if (together === 0) return;
      const surprise = Math.log((together * all) / (sums[word] * chances[place]));
      if (surprise <= 0) return;
      columns.push(place);
      values.push(surprise);
    });
    starts.push(values.length);
  }
  return { starts, columns: Int32Array.from(columns), values: Float64Array.from(values) };
}
