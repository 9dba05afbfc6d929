import { distinct, type LongWordMember } from './word-member.js';

type TextList = LongWordMember<string[], string[], string[]>;

/** Returns a member that is a list of different texts. Collecting the word again adds texts to it. */
export function textList(
  { max, share }: Pick<TextList, 'max' | 'share'>,
  table: Pick<TextList, 'columns' | 'cells' | 'read'>,
): TextList {
  return {
    type: 'texts',
    max,
    share,
    stored: (said = []) => distinct(said),
    shown: (stored) => stored,
    merged: (first, second) => distinct([...first, ...second]),
    isWithinLimit: ({ length }) => length <= max,
    ...table,
  };
}
