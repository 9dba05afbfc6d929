import { remove as withoutConfusables } from 'confusables';
import { asciiLookalike } from './ascii-lookalike.js';

/** Lower-case ASCII that looks alike in many fonts; the library leaves it as it is. */
const ALIKE = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/[1|i]/g, 'l'],
  [/0/g, 'o'],
] as const;

/**
 * Returns what is left of a name if everything that looks alike counts as the same: compatibility forms (NFKC),
 * letters of other scripts, accents, letter case, spaces and punctuation. Empty if the name has nothing else.
 */
export function foldedName(name: string): string {
  const seen = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFC');
  const plain = withoutLookalikes(seen).normalize('NFKD').replace(/\p{M}/gu, '');
  // Some letters have a lookalike only in one case.
  const folded = withoutLookalikes(plain.toLowerCase()).toLowerCase();
  const alike = ALIKE.reduce((text, [some, one]) => text.replace(some, one), folded);
  return alike.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
}

/** Unicode's table comes first, since the library's is wider but has gaps. */
function withoutLookalikes(text: string): string {
  return text.replace(/\P{ASCII}/gu, (each) => asciiLookalike(each) ?? withoutConfusables(each));
}
