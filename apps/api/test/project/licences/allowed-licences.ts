/** Licences, by SPDX identifier, that let a package be shipped with Wordgrove under Apache-2.0. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Typefaces.
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages that state their licence elsewhere than npm looks for it: which one, and where. */
export const STATED_ELSEWHERE: Record<string, string> = {
  // "licenses" in package.json, the older form.
  'busboy@1.6.0': 'MIT',
  'passport-http-bearer@1.0.1': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
  // Its Readme.md.
  'pause@0.0.1': 'MIT',
};

/** Returns whether a package under this SPDX expression may be shipped; of several by choice, one is enough. All of a combination count. */
export function isAllowed(expression: string | undefined): boolean {
  const choices = expression?.replace(/^\((.*)\)$/, '$1').split(' OR ') ?? [];
  return choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
