import { ImportFault, type ImportError } from '../../../../platform/files/import-fault.js';
import { FaultLog } from '../check/fault-log.js';
import { checkItem } from '../check/item-check.js';
import type { ImportItem, ImportSource } from '../sources/import-item.js';
import { openSource } from '../sources/open-source.js';
import { Batcher } from './batcher.js';
import { MainThread } from './main-thread.js';
import type { ReadBookmark } from '../read-bookmark.js';
import type { ReadBatch, ReadEnd, ReadResult, ReadTask } from './read-task.js';
import { refuseWithoutScope } from './scope-check.js';

/** The number of items after which the progress is told. */
const STEP = 200;

const TEXTS: readonly string[] = ['csv', 'tsv', 'json'];

/** Thrown between two pieces of a text if others need the thread. */
class TurnOver extends Error {}

/** Reads a file until its end or until others need the thread, and hands over the items that pass every check. */
export class FileReading {
  private readonly main: MainThread;
  private readonly batcher: Batcher;
  private readonly faults: FaultLog;
  private readonly sections: Set<string>;
  private itemCount: number;
  private partCount: number;
  private rowCount: number;
  private readBytes = 0;
  private pieceCount = 0;
  private isThreadNeeded = false;

  constructor(private readonly task: ReadTask) {
    const { port, file, from } = task;
    this.main = new MainThread(port);
    this.batcher = new Batcher(file.language, (batch) => this.add(batch), from?.unsent);
    this.faults = FaultLog.from(from?.faults ?? { count: 0, first: [] });
    this.sections = new Set(from?.sections);
    this.itemCount = from?.itemCount ?? 0;
    this.partCount = from?.partCount ?? 0;
    this.rowCount = from?.rowCount ?? 0;
  }

  /** @throws Error that is not the fault of the file */
  async run(): Promise<ReadEnd> {
    try {
      const isWhole = await this.read();
      return isWhole ? { result: this.result(null) } : { bookmark: this.bookmark() };
    } catch (error) {
      if (error instanceof ImportFault) return { result: this.result(error.error) };
      throw error;
    }
  }

  /** Returns false if it has stopped before the end. */
  private async read(): Promise<boolean> {
    const { file, at, directory } = this.task;
    const { format, mapping, language } = file;
    const bytes = () => this.bytes();
    let source: ImportSource | undefined;
    let isWhole = false;
    try {
      source = await openSource({ format, mapping, language, at, directory, bytes });
      isWhole = await this.takeAll(source);
    } catch (error) {
      if (!(error instanceof TurnOver)) throw error;
    } finally {
      await source?.close();
    }
    await this.batcher.flush();
    return isWhole;
  }

  /** Returns false if others need the thread before the end. */
  private async takeAll(source: ImportSource): Promise<boolean> {
    let known = this.itemCount;
    for await (const item of source.items()) {
      if (known > 0) known -= 1;
      else {
        await this.take(item, source);
        if (this.isThreadNeeded) return false;
      }
    }
    return true;
  }

  private async take(item: ImportItem, source: ImportSource): Promise<void> {
    const { section } = item;
    const { file, at } = this.task;
    refuseWithoutScope(item, file.scopes);
    this.sections.add(section.name);
    this.count(item);
    const checked = checkItem(item, at);
    if (Array.isArray(checked)) this.faults.add(...checked);
    // Nothing will be written of a file with faults, unless they are skipped.
    else if (this.faults.count === 0 || file.skipBadRows) await this.batcher.add(section, checked);
    if (this.itemCount % STEP !== 0) return;
    const progress = { share: this.share(source), rowCount: this.rowCount };
    this.isThreadNeeded ||= await this.main.tell(progress);
  }

  private async add(batch: ReadBatch): Promise<void> {
    this.isThreadNeeded = (await this.main.add(batch)) || this.isThreadNeeded;
  }

  private count({ section }: ImportItem): void {
    this.itemCount += 1;
    if (section.parts !== undefined) this.partCount += 1;
    if (section.isCounted === true) this.rowCount += 1;
    this.batcher.count(section);
  }

  private async *bytes(): AsyncGenerator<Buffer> {
    const { file, from } = this.task;
    // A package is unpacked as a whole. A text may have no item for long.
    const known = TEXTS.includes(file.format) ? (from?.pieceCount ?? 0) : Infinity;
    for await (const chunk of this.main.bytes()) {
      if (this.pieceCount > known && (await this.main.isTurnOver())) throw new TurnOver();
      this.pieceCount += 1;
      yield chunk;
      this.readBytes += chunk.length;
    }
  }

  private share(source: ImportSource): number {
    const { itemCount, readBytes } = this;
    const isCounted = source.itemCount !== undefined;
    const share = isCounted ? itemCount / source.itemCount : readBytes / this.task.file.totalBytes;
    return Math.min(1, Number.isFinite(share) ? share : 0);
  }

  private bookmark(): ReadBookmark {
    const { pieceCount, itemCount, partCount, rowCount, faults } = this;
    const { count, first } = faults;
    const sections = [...this.sections];
    const { unsent } = this.batcher;
    return {
      pieceCount,
      itemCount,
      partCount,
      rowCount,
      unsent,
      sections,
      faults: { count, first },
    };
  }

  private result(decisive: ImportError | null): ReadResult {
    const { rowCount, faults } = this;
    const itemCount = this.itemCount - this.partCount;
    const { count, first } = faults;
    const sections = [...this.sections];
    return { itemCount, rowCount, sections, faults: { count, first }, decisive };
  }
}
