// Drawn as nothing or as a blank, or the text around it is drawn elsewhere. Unicode lists most of these as
// Default_Ignorable_Code_Point, the bidirectional controls and everything of no width among them.
const UNSEEN =
  /\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Zl}|\p{Zp}|[\u2800\ufff9-\ufffc\u{1d159}]|\u{16fe4}/u;

// What may be seen: letters, numbers, punctuation and symbols. Marks alone are not a name.
const SEEN = /[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;

const PICTURE = String.raw`\p{Extended_Pictographic}`;
const JOINED_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mandaic',
  'Mongolian',
  'Phags_Pa',
  'Manichaean',
  'Adlam',
  'Hanifi_Rohingya',
];
const JOINING = `[${JOINED_SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]`;
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1b44\ua9c0]`;

// Where such a character changes what is seen, because the writing system needs it (RFC 5892, appendix A.1, and
// Unicode Technical Standard 51).
const NEEDED = new RegExp(
  [
    // The joiner and the style of emoji, the keycaps, and the flags of England, Scotland and Wales.
    String.raw`(?<=${PICTURE}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=${PICTURE})`,
    String.raw`(?<=${PICTURE})[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // The non-joiner between letters that would join, and both joiners after a virama.
    String.raw`(?<=${JOINING}\p{M}{0,4})\u200c(?=${JOINING})`,
    String.raw`(?<=${VIRAMA})[\u200c\u200d]`,
    // Variants of ideographs and of Mongolian letters.
    String.raw`(?<=\p{Unified_Ideograph})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180b-\u180f]`,
  ].join('|'),
  'gu',
);

/**
 * True if everything in a name can be seen, and something can. Bidirectional controls, characters of no width
 * and blanks such as the Hangul filler can make one name pose as another. Joiners are fine where a writing system
 * or an emoji needs them.
 */
export function isVisibleName(name: string): boolean {
  return SEEN.test(name) && !UNSEEN.test(name.replace(NEEDED, ''));
}
