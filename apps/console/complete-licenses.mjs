import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LICENSES_FILE = 'licenses.txt';

/**
 * The copyright holders of packages under the MIT licence that come without its text.
 * @type {Record<string, string>}
 */
const HOLDERS = {
  'react-remove-scroll-bar': '2025 Anton Korzunov <thekashey@gmail.com>',
};

/** Packages of which the bundle has files that are no code. Their licence stands in a file. */
const WITH_FILES = [['@fontsource-variable/inter', 'OFL-1.1']];

/** What else is in the bundle, under the MIT licence: the bundler's own code, and icons, which are no modules of a package. */
const NOT_LISTED = [
  ['@iconify-json/tabler', '2020-2026 Paweł Kuna'],
  ['rolldown', '2024-present VoidZero Inc. & Contributors'],
  ['vite', '2019-present, VoidZero Inc. and Vite contributors'],
];

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/**
 * Adds the missing entries to Vite's list of licences. Fails the build if the licence of a package
 * has no text.
 * @returns {import('vite').Plugin}
 */
export function completeLicenses() {
  return {
    name: 'wordgrove:complete-licenses',
    writeBundle({ dir = '' }) {
      const path = join(dir, LICENSES_FILE);
      const sections = readFileSync(path, 'utf8').split(/^(?=## )/m);
      const added = NOT_LISTED.map(([name, holder]) => `## ${name} (MIT)\n${textOf(holder)}`);
      const files = WITH_FILES.map(
        ([name, licence]) => `## ${name} (${licence})\n\n${fileOf(name)}`,
      );
      const text = [...sections.map(completed), '\n', [...added, ...files].join('\n')].join('');
      writeFileSync(path, text);
    },
  };
}

/**
 * Returns a section of Vite's list. Adds the text of the licence if the section is only a heading.
 * @param {string} section
 */
function completed(section) {
  const [, name = '', licence] = /^## (\S+) - \S+(?: \((.+)\))?\s*$/.exec(section) ?? [];
  if (name === '') return section;
  const holder = HOLDERS[name];
  if (holder === undefined || licence !== 'MIT')
    throw new Error(`${name} comes without the text of its licence`);
  return `${section.trimEnd()}\n${textOf(holder)}\n`;
}

/** @param {string} name */
function fileOf(name) {
  return readFileSync(new URL(import.meta.resolve(`${name}/LICENSE`)), 'utf8');
}

/** @param {string} holder */
function textOf(holder) {
  return `\nMIT License\n\nCopyright (c) ${holder}\n\n${MIT}\n`;
}
