// In a shorter word, one different letter makes another word.
const MIN_WITH_TYPO = 5;

/**
 * Returns whether one word of five letters or more (in its right spelling) has one letter added,
 * left out, replaced or swapped with its neighbour, and all other words are right. Also returns
 * true if only a space is wrong.
 */
export function hasOneTypo(given: string, right: string): boolean {
  const [givenWords, rightWords] = [given.split(' '), right.split(' ')];
  if (given.replaceAll(' ', '') === right.replaceAll(' ', '')) return true;
  if (givenWords.length !== rightWords.length) return false;
  const wrong = rightWords
    .map((word, at) => [givenWords[at] ?? '', word] as const)
    .filter(([one, other]) => one !== other);
  const [pair] = wrong;
  return pair !== undefined && wrong.length === 1 && isOneTypoAway(...pair);
}

function isOneTypoAway(given: string, right: string): boolean {
  const [a, b] = [[...given], [...right]];
  if (b.length < MIN_WITH_TYPO || Math.abs(a.length - b.length) > 1) return false;
  const start = a.findIndex((letter, index) => letter !== b[index]);
  const at = start < 0 ? a.length : start;
  const rest = (letters: string[], skipped: number): string => letters.slice(at + skipped).join('');
  const isSwapped =
    at + 1 < a.length && a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2);
  return (
    rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1) || isSwapped
  );
}
