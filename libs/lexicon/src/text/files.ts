import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns what the files of a directory have, in the order of their names. */
export function filesOf(directory: string): Buffer {
  const names = readdirSync(directory).sort();
  return Buffer.concat(names.map((name) => readFileSync(join(directory, name))));
}
