import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { READER_VERSION, type FoundPack } from '@wordgrove/dictionary-packs';

/**
 * The index file of a pack that was read, or the reason why it is refused. A passing reason, such as a full disk,
 * is the machine's, and the next start tries again.
 */
export type PackOutcome =
  | { hash: string; index: string }
  | { refusal: string; isPassing?: boolean };

interface Content {
  outcomes: Record<string, PackOutcome>;
}

const FILE = 'catalogue.json';
/** An index file that has been unused for so long is removed. Another replica may share the directory by mistake. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Remembers in a file what became of the packs, so that the next start need not read them again. A pack is known by the sizes and
 * times of its files.
 */
export class PackCatalogue {
  private content: Content = { outcomes: {} };

  constructor(readonly directory: string) {}

  /** Reads the file. If there is none, or it is damaged, nothing is known. */
  async load(): Promise<void> {
    const text = await readFile(join(this.directory, FILE), 'utf8').catch(() => '{}');
    this.content = parse(text);
  }

  outcomeOf(pack: FoundPack): PackOutcome | undefined {
    return this.content.outcomes[keyOf(pack)];
  }

  /** Writes the outcome of a pack. Readers see the file as it was before or after. */
  async note(pack: FoundPack, outcome: PackOutcome): Promise<void> {
    this.content.outcomes[keyOf(pack)] = outcome;
    await this.save();
  }

  /** Forgets all packs but these, and removes what they had. */
  async keepOnly(packs: readonly FoundPack[], now: Date): Promise<void> {
    const keys = new Set(packs.map(keyOf));
    const { outcomes } = this.content;
    for (const key of Object.keys(outcomes)) if (!keys.has(key)) delete outcomes[key];
    await this.save();
    const used = Object.values(outcomes).map((each) => ('index' in each ? each.index : ''));
    for (const name of await readdir(this.directory))
      if (name !== FILE && !used.includes(name)) await this.removeOld(name, now);
  }

  private async removeOld(name: string, now: Date): Promise<void> {
    const path = join(this.directory, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  }

  private async save(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const path = join(this.directory, FILE);
    const written = `${path}.${randomUUID()}`;
    await writeFile(written, JSON.stringify(this.content));
    await rename(written, path);
  }
}

function parse(text: string): Content {
  try {
    const { outcomes } = Object(JSON.parse(text)) as Partial<Content>;
    return { outcomes: Object(outcomes) as Content['outcomes'] };
  } catch {
    return { outcomes: {} };
  }
}

function keyOf({ name, files }: FoundPack): string {
  const parts = files.map(({ path, size, modifiedMs }) => [basename(path), size, modifiedMs]);
  return JSON.stringify([name, READER_VERSION, ...parts]);
}
