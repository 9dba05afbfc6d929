import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { inMebibytes, MAX_UNPACKED_BYTES, MAX_ZIP_ENTRIES } from '../limits.js';
import { PackError } from '../pack-error.js';

const BANK = /^(?:index|tag_bank_\d{1,6}|term_bank_\d{1,6})\.json$/;

/** The files of a zip that are read, in the order of their numbers. Their names are only compared, and never used as paths. */
export class PackZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws PackError */
  static async open(path: string): Promise<PackZip> {
    const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(
      (error: unknown) => {
        throw new PackError('It is not a zip archive, or a damaged one.', { cause: error });
      },
    );
    try {
      return new PackZip(zip, await findBanks(zip));
    } catch (error) {
      zip.close();
      throw asDamage(error);
    }
  }

  /** Returns the names of the banks of a kind: `tag_bank` or `term_bank`. */
  banks(kind: string): string[] {
    const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0]);
    return [...this.entries.keys()]
      .filter((name) => name.startsWith(`${kind}_`))
      .sort((one, other) => numberOf(one) - numberOf(other));
  }

  /** Returns the bytes of a file. None come if there is no such file. @throws PackError */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    try {
      yield* await this.zip.openReadStreamPromise(entry);
    } catch (error) {
      throw asDamage(error);
    }
  }

  close(): void {
    this.zip.close();
  }
}

/** The library refuses a file that unpacks to another size than it states. */
async function findBanks(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw new PackError('The zip has too many files.');
  const found = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('latin1');
    if (/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name))
      throw new PackError('The zip has a file with a path that leads out of it.');
    if (!BANK.test(name) || found.has(name)) continue;
    found.set(name, entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES)
      throw new PackError(`The zip unpacks to more than ${inMebibytes(MAX_UNPACKED_BYTES)}.`);
  }
  return found;
}

function asDamage(error: unknown): unknown {
  if (error instanceof PackError) return error;
  return new PackError('The zip is damaged.', { cause: error });
}
