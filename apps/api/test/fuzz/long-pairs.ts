import fc from 'fast-check';
import { formBytes, lengthened, longText, type LongText } from './texts.js';

/** One pair of a form or query, by its place modulo their number, whose value becomes long. */
interface Lengthening {
  at: number;
  text: LongText;
  bytes: number;
}

/** One pair in so many forms or queries becomes long. */
export function sometimesLong(
  sizes: readonly number[],
  othersPerLong: number,
): fc.Arbitrary<Lengthening | undefined> {
  return fc.oneof(
    { weight: othersPerLong, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.record({ at: fc.nat(), text: longText, bytes: fc.constantFrom(...sizes) }),
    },
  );
}

/** Returns encoded pairs, such as `a=b`, of which one has become long. */
export function lengthenedPairs(pairs: readonly string[], long: Lengthening | undefined): string[] {
  return pairs.map((pair, index) => {
    if (long === undefined || index !== long.at % pairs.length) return pair;
    const [name = '', value] = pair.split('=');
    const text = lengthened('', long.text, long.bytes, formBytes);
    return `${name}=${value}${encodedText(text)}`;
  });
}

/** Returns a text as the value of a member of a form or query. */
export function encodedText(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
