import { ImportFault, type ImportError } from '../../../../platform/files/import-fault.js';
import { FaultLog } from '../check/fault-log.js';
import { checkItem } from '../check/item-check.js';
import type { ImportItem, ImportSource } from '../sources/import-item.js';
import { openSource } from '../sources/open-source.js';
import { Batcher } from './batcher.js';
import { MainThread } from './main-thread.js';
import type { ReadResult, ReadTask } from './read-task.js';
import { refuseWithoutScope } from './scope-check.js';

/** The number of items after which the progress is told. */
const STEP = 200;

/** Reads a file from its start to its end, and hands over the items that pass every check. */
export class FileReading {
  private readonly main: MainThread;
  private readonly batcher: Batcher;
  private readonly faults = new FaultLog();
  private readonly sections = new Set<string>();
  private itemCount = 0;
  private partCount = 0;
  private rowCount = 0;
  private readBytes = 0;

  constructor(private readonly task: ReadTask) {
    this.main = new MainThread(task.port);
    this.batcher = new Batcher(task.file.language, (batch) => this.main.add(batch));
  }

  /** @throws Error that is not the fault of the file */
  async run(): Promise<ReadResult> {
    try {
      await this.read();
      return this.result(null);
    } catch (error) {
      if (error instanceof ImportFault) return this.result(error.error);
      throw error;
    }
  }

  private async read(): Promise<void> {
    const { file, at, directory } = this.task;
    const { format, mapping, language } = file;
    const bytes = () => this.bytes();
    const source = await openSource({ format, mapping, language, at, directory, bytes });
    try {
      for await (const item of source.items()) await this.take(item, source);
      await this.batcher.flush();
    } finally {
      await source.close();
    }
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
    if (this.itemCount % STEP === 0)
      await this.main.tell({ share: this.share(source), rowCount: this.rowCount });
  }

  private count({ section }: ImportItem): void {
    this.itemCount += 1;
    if (section.parts !== undefined) this.partCount += 1;
    if (section.isCounted === true) this.rowCount += 1;
    this.batcher.count(section);
  }

  private async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.main.bytes()) {
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

  private result(decisive: ImportError | null): ReadResult {
    const { rowCount, faults } = this;
    const itemCount = this.itemCount - this.partCount;
    const { count, first } = faults;
    const sections = [...this.sections];
    return { itemCount, rowCount, sections, faults: { count, first }, decisive };
  }
}
