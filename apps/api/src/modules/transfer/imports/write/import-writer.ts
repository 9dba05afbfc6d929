import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../../../platform/files/import-section.js';

/** Writes the items of a file, batch by batch, in the order in which they come. */
export class ImportWriter {
  private section: ImportSection | undefined;
  private batch: CheckedItem[] = [];

  constructor(private readonly context: ImportContext) {}

  async add(section: ImportSection, item: CheckedItem): Promise<void> {
    if (section !== this.section) await this.flush();
    this.section = section;
    this.batch.push(item);
    if (this.batch.length >= section.batchSize) await this.flush();
  }

  /** Writes the items that are still waiting. */
  async flush(): Promise<void> {
    const items = this.batch;
    this.batch = [];
    if (items.length > 0) await this.section?.write(this.context, items);
  }
}
