import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|ico|js|json|svg|txt)$/;

/** Files that fit into one packet with their headers gain nothing. */
const MIN_BYTES = 1024;

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Leaves `<name>.br` and `<name>.gz` beside each text of the build. The service sends them to browsers that take them.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'wordgrove:precompress',
    writeBundle: {
      // Another plugin completes the list of licences.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true });
        await Promise.all(
          names.filter((name) => TEXT.test(name)).map((name) => both(join(dir, name))),
        );
      },
    },
  };
}

/** @param {string} path */
async function both(path) {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content, BEST_BROTLI)),
    writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}
