// Unicode Character Database, IndicSyllabicCategory.txt (17.0): Invisible_Stacker, and the joiner of Tifinagh. They are not seen, and put the
// next letter below or beside the one before. Browsers do not know all of these scripts by name, so the ranges are those of their blocks.
const STACKERS: readonly (readonly [stacker: string, letters: string])[] = [
  ['\\u1039', '\\u1000-\\u109f\\ua9e0-\\ua9fe\\uaa60-\\uaa7f'],
  ['\\u17d2', '\\u1780-\\u17dd'],
  ['\\u1a60', '\\u1a20-\\u1a7f'],
  ['\\u1bab', '\\u1b80-\\u1bbf'],
  ['\\u2d7f', '\\u2d30-\\u2d6f'],
  ['\\uaaf6', '\\uaae0-\\uaaff\\uabc0-\\uabed'],
  ['\\u{10a3f}', '\\u{10a00}-\\u{10a3a}'],
  ['\\u{11133}', '\\u{11100}-\\u{11147}'],
  ['\\u{113d0}', '\\u{11380}-\\u{113d1}'],
  ['\\u{1193e}', '\\u{11900}-\\u{11943}'],
  ['\\u{11a47}', '\\u{11a00}-\\u{11a3e}'],
  ['\\u{11a99}', '\\u{11a50}-\\u{11a98}'],
  ['\\u{11d45}', '\\u{11d00}-\\u{11d47}'],
  ['\\u{11d97}', '\\u{11d60}-\\u{11d96}'],
  ['\\u{11f42}', '\\u{11f02}-\\u{11f40}'],
];

/** The characters, as the inside of a character class. */
export const INVISIBLE_STACKERS = STACKERS.map(([stacker]) => stacker).join('');

/** Regular expressions that match such a character between letters of its script. */
export const STACKERS_BETWEEN_LETTERS = STACKERS.map(
  ([stacker, letters]) => `(?<=[${letters}])${stacker}(?=(?=\\p{L})[${letters}])`,
);
