import { distinct, type WordMember } from './word-member.js';

type TextList = WordMember<string[], string[], string[]>;

/** A list of texts, each of which it has once; collecting the word again adds to it. */
export function textList(
  most: number,
  table: Pick<TextList, 'columns' | 'cells' | 'read'>,
): TextList {
  return {
    type: 'text[]',
    most,
    stored: (said = []) => distinct(said),
    shown: (stored) => stored,
    merged: (first, second) => distinct([...first, ...second]),
    isWithinLimit: ({ length }) => length <= most,
    ...table,
  };
}
