/** The texts of the fields of a call. They are apart because unit tests load no file with elements. */
export const FIELD_TEXTS = {
  upTo: (most: number) => `up to ${most}`,
  from: (least: number) => `from ${least}`,
  range: (least: number, most: number) => `${least} to ${most}`,
  required: ', required',
  pressEnter: 'Press Enter after each',
  missing: 'This is required.',
  notWhole: 'Enter a whole number.',
  notNumber: 'Enter a number.',
  notJson: 'This is not valid JSON.',
} as const;

/** The kinds of values. */
export const KINDS = {
  text: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'true or false',
  choice: 'one of the list',
  texts: 'list of strings',
  choices: 'some of the list',
  json: 'JSON',
} as const;
