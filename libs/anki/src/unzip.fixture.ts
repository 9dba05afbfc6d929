import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPromise } from 'yauzl';

/** The paths of an archive's unpacked files, by their names. */
export class UnzippedFiles extends Map<string, string> {
  text(name: string): string {
    return readFileSync(this.get(name) ?? '', 'utf8');
  }
}

/** Unpacks an archive that the tests have created themselves. */
export async function unzip(path: string, workDirectory: string): Promise<UnzippedFiles> {
  const target = await mkdtemp(join(workDirectory, 'unzipped-'));
  const files = new UnzippedFiles();
  const archive = await openPromise(path);
  for await (const entry of archive.eachEntry()) {
    const file = join(target, entry.fileName);
    await writeFile(file, await archive.openReadStreamPromise(entry));
    files.set(entry.fileName, file);
  }
  return files;
}
