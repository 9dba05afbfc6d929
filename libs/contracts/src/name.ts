import { INVISIBLE_STACKERS, STACKERS_BETWEEN_LETTERS } from './invisible-stackers.js';
import { JOINS_NEXT, JOINS_PREVIOUS_ONLY } from './joining-letters.js';

// Drawn as nothing or as a blank, in other places than where it stands, on another line, or not in the same way
// everywhere. Unicode lists most of what is drawn as nothing as Default_Ignorable_Code_Point. \p{C} has the control
// and format characters, private use, and what is not assigned. The other blanks are of Braille, musical symbols,
// Egyptian hieroglyphs, SignWriting, Khitan, Brahmi and shorthand.
const UNSEEN = new RegExp(
  [
    String.raw`\p{C}|\p{Default_Ignorable_Code_Point}|\p{Zl}|\p{Zp}`,
    String.raw`[\u2800\u303f\ufffc\u{13441}\u{13442}\u{1d159}\u{1da7f}\u{1da80}]|\u{1107f}|\u{13440}|\u{16fe4}|\u{1bc9d}`,
    `[${INVISIBLE_STACKERS}]`,
  ].join('|'),
  'u',
);

// Spaces other than those on keyboards (of French and Japanese, among others), and several in a row. They push text
// out of sight or look like a line break.
const UNUSUAL_SPACE = /(?![ \u00a0\u202f\u3000])\p{Zs}|\p{Zs}{2}/u;

// What may be seen: letters, numbers, punctuation and symbols. Marks alone are not a name.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

// More marks on a letter than any writing has: they are painted over other lines. Unicode Technical Standard 39 (section
// 5.4) names four for the accents that all scripts share. Hebrew has up to six of its own, Tibetan eight.
const STACKED = /(?:(?=\p{Script=Inherited})[\p{Mn}\p{Me}]){5}|[\p{Mn}\p{Me}]{9}/u;

const PICTURE = String.raw`\p{Extended_Pictographic}`;
// Text such as the copyright sign is an emoji only with the style of emoji behind it.
const EMOJI = String.raw`(?:\p{Emoji_Presentation}\ufe0f?|${PICTURE}[\ufe0f\p{Emoji_Modifier}])`;
// Some keyboards leave out the style of these in the middle and at the end.
const JOINED_EMOJI = String.raw`(?:${EMOJI}|[\u2640\u2642\u2695\u2696\u2708\u2764])`;
const INDIC = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Balinese',
  'Javanese',
];
const INDIC_LETTER = String.raw`(?=\p{L})[${INDIC.map((script) => String.raw`\p{Script=${script}}`).join('')}]`;
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1b44\ua9c0]`;

const MARKS = String.raw`\p{M}{0,4}`;

// Where such a character changes what is seen, because the writing system needs it (RFC 5892, appendix A.1, and
// Unicode Technical Standard 51).
const NEEDED = new RegExp(
  [
    // The joiner and the style of emoji, the keycaps, and the flags of England, Scotland and Wales.
    String.raw`(?<=${EMOJI}|\u200d\u2764)\u200d(?=${JOINED_EMOJI})`,
    String.raw`(?<=${PICTURE})[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // The non-joiner between letters that would join, and both joiners after a virama.
    `(?<=[${JOINS_NEXT}]${MARKS})\\u200c(?=${MARKS}[${JOINS_NEXT}${JOINS_PREVIOUS_ONLY}])`,
    String.raw`(?<=${INDIC_LETTER}${MARKS}${VIRAMA})[\u200c\u200d]`,
    // The joiner keeps the letter ra whole before a virama, in Bengali, Assamese, Odia and Kannada.
    String.raw`(?<=[\u09b0\u09f0\u0b30\u0cb0])\u200d(?=${VIRAMA}${INDIC_LETTER})`,
    // Variants of ideographs and of Mongolian letters.
    String.raw`(?<=\p{Unified_Ideograph})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180b-\u180f]`,
    ...STACKERS_BETWEEN_LETTERS,
  ].join('|'),
  'gu',
);

/** The fault of a name that is not visible. */
export const INVISIBLE_NAME = {
  reason: 'INVALID_CHARACTER',
  description:
    'contains a forbidden or invisible character, several spaces in a row, too many accents on a letter, or nothing visible',
} as const;

/**
 * True if everything in a name can be seen, and something can. Bidirectional controls, line breaks, characters of no
 * width and blanks such as the Hangul filler can make one name pose as another, and stacked marks reach over other
 * lines. Joiners are fine where a writing system or an emoji needs them.
 */
export function isVisibleName(name: string): boolean {
  const rest = name.replace(NEEDED, '');
  return SEEN.test(name) && !UNUSUAL_SPACE.test(name) && !UNSEEN.test(rest) && !STACKED.test(rest);
}

/** The fault of an address in which something is not visible. */
export const INVISIBLE_ADDRESS = {
  reason: 'INVALID_CHARACTER',
  description: 'contains a forbidden or invisible character, or too many accents on a letter',
} as const;

/**
 * True if an address has a character that is not seen where it stands, or stacked marks, as in {@link isVisibleName}.
 * White space does not count, because each kind of address has its own rule for it.
 */
export function hasInvisibleCharacter(address: string): boolean {
  const rest = address.replace(NEEDED, '').replace(/\s/g, '');
  return UNSEEN.test(rest) || STACKED.test(rest);
}
