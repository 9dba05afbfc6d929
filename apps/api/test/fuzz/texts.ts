import fc from 'fast-check';

/** Nine kinds of white space, one after the other. */
const BLANKS = ' \t\n\r\u00a0\u2003\u2028\u3000\ufeff';

/**
 * The units of long texts, one kind of characters each. Patterns stumble over different ones: those that trim over white space,
 * those that look for addresses over `a@` or `a.`, those that look for marks over the longest run that they let pass.
 */
export const UNITS: readonly string[] = [
  ...[' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', BLANKS, 'a ', ' \n'],
  ...['a', 'A', 'İ', 'ﬃ', '語', '한', '😀', '👩\u200d', '\u{1f1e6}', '\u200d', '\u202e', '\u0001'],
  ...[
    '\u0301',
    '\u0301\u0316',
    '\u0344',
    `e${'\u0301\u0316'.repeat(16)}`,
    `e${'\u0316'.repeat(31)}`,
  ],
  ...[
    '1',
    '-',
    '.',
    ',',
    ';',
    ':',
    '/',
    '\\',
    '"',
    "'",
    '`',
    '_',
    '%',
    '&',
    '=',
    '#',
    '!',
    '*',
    '$',
  ],
  ...['(', ')', '[', '{', '<', '>', '@', '+', '|', 'a@', 'a.', 'a-', '. ', '1.', '(a', '<a', '\\"'],
];

/** Where the run of units is. White space around a value is taken away, so that the value can be successful. */
export const SHAPES = ['whole', 'before', 'between', 'after', 'around'] as const;

/** A long text, before its size is known. */
export interface LongText {
  unit: string;
  shape: (typeof SHAPES)[number];
}

/** Every kind is as likely as any other. */
export const longText: fc.Arbitrary<LongText> = fc.record({
  unit: fc.constantFrom(...UNITS),
  shape: fc.constantFrom(...SHAPES),
});

/** Returns a text of at most this many bytes, as `encoded` counts those of a unit, or a little more with the text itself. */
export function lengthened(
  text: string,
  { unit, shape }: LongText,
  bytes: number,
  encodedBytes: (unit: string) => number,
): string {
  const count = Math.max(1, Math.floor(bytes / encodedBytes(unit)));
  const run = unit.repeat(count);
  const half = unit.repeat(Math.max(1, Math.floor(count / 2)));
  switch (shape) {
    case 'whole':
      return run;
    case 'before':
      return `${run}${text || 'x'}`;
    case 'between':
      return `${half}x${half}y`;
    case 'after':
      return `${text || 'x'}${run}`;
    case 'around':
      return `${half}${text || 'x'}${half}`;
  }
}

/** The bytes of a unit in JSON. */
export const jsonBytes = (unit: string): number => Buffer.byteLength(JSON.stringify(unit)) - 2;

/** The bytes of a unit in a form or query. */
export const formBytes = (unit: string): number =>
  new URLSearchParams({ '': unit }).toString().length - 1;
