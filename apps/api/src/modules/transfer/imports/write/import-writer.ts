import type { CheckedItem } from '../check/item-check.js';
import type { Section } from '../sources/import-item.js';
import { writeFits, writeParameters } from '../writers/write-parameters.js';
import { writePlans } from '../writers/write-plans.js';
import { writeReviews } from '../writers/write-reviews.js';
import { writeWordbooks } from '../writers/write-wordbooks.js';
import { writeWords } from '../writers/write-words.js';
import type { WriteContext, Writer } from '../writers/write-context.js';

/** Items that are written at once. */
const BATCH: Readonly<Record<Section, number>> = {
  words: 500,
  // Each may be megabytes.
  wordbooks: 1,
  memory_parameters: 1,
  review_plans: 100,
  reviews: 1_000,
  fitted_weights: 100,
};

const WRITERS: { readonly [S in Section]: Writer<S> } = {
  words: writeWords,
  wordbooks: writeWordbooks,
  memory_parameters: writeParameters,
  review_plans: writePlans,
  reviews: writeReviews,
  fitted_weights: writeFits,
};

/** Writes the items of a file, batch by batch, in the order in which they come. */
export class ImportWriter {
  private section: Section = 'words';
  private batch: CheckedItem[] = [];

  constructor(private readonly context: WriteContext) {}

  async add(item: CheckedItem): Promise<void> {
    if (item.section !== this.section) await this.flush();
    this.section = item.section;
    this.batch.push(item);
    if (this.batch.length >= BATCH[this.section]) await this.flush();
  }

  /** Writes what is still waiting. */
  async flush(): Promise<void> {
    const items = this.batch;
    this.batch = [];
    // All items of a batch are of its section.
    const write = WRITERS[this.section] as Writer<Section>;
    if (items.length > 0) await write(this.context, items);
  }
}
