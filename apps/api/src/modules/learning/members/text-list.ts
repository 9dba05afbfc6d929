import { distinct, type WordMember } from './word-member.js';

type TextList = WordMember<string[], string[], string[]>;

/** Returns a member that is a list of different texts. Collecting the word again adds texts to it. */
export function textList(
  max: number,
  table: Pick<TextList, 'columns' | 'cells' | 'read'>,
): TextList {
  return {
    type: 'text[]',
    max,
    stored: (said = []) => distinct(said),
    shown: (stored) => stored,
    merged: (first, second) => distinct([...first, ...second]),
    isWithinLimit: ({ length }) => length <= max,
    ...table,
  };
}
