import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the path of a file or directory that the package brings beside its code. */
export function packagePath(name: string): string {
  return join(dirname(require.resolve('@wordgrove/lexicon/package.json')), name);
}
