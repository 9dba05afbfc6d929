import { diffChars } from 'diff';

/** A piece of a text, and whether the other text has it too. */
export interface Piece {
  text: string;
  isShared: boolean;
}

/** Two texts, letter by letter. */
export interface Comparison {
  sent: Piece[];
  registered: Piece[];
  /** True if the registered text is over before the sent one. */
  endsEarly: boolean;
}

/** Longer texts are compared as a whole: to compare them by letters would take long. */
const MAX_LETTERS = 4_000;

/** Returns where two texts differ. */
export function compare(sent: string, registered: string): Comparison {
  const changes =
    sent.length + registered.length > MAX_LETTERS
      ? [
          { value: registered, removed: true, added: false },
          { value: sent, removed: false, added: true },
        ]
      : diffChars(registered, sent);
  const piece = (text: string, isShared: boolean): Piece => ({ text, isShared });
  return {
    sent: changes.filter(({ removed }) => !removed).map(({ value, added }) => piece(value, !added)),
    registered: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => piece(value, !removed)),
    endsEarly: changes.at(-1)?.added === true,
  };
}

/** Returns the texts with the one first that differs least. */
export function nearestFirst(sent: string, registered: readonly string[]): string[] {
  const distance = (text: string) =>
    [...compare(sent, text).sent, ...compare(sent, text).registered]
      .filter(({ isShared }) => !isShared)
      .reduce((sum, { text: { length } }) => sum + length, 0);
  return registered
    .map((text) => ({ text, distance: distance(text) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ text }) => text);
}

/** Returns the words of a list, with the registered word that is nearest to each that is not registered. */
export function compareWords(
  sent: string,
  registered: readonly string[],
): { word: string; nearest: string | undefined; isRight: boolean }[] {
  return sent
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      word,
      isRight: registered.includes(word),
      nearest: nearestFirst(word, registered)[0],
    }));
}
