import type { ErrorDetail } from '@wordgrove/contracts';
import type { ItemPlace } from '../../../../platform/files/import-fault.js';
import type { ImportSection } from '../../../../platform/files/import-section.js';

/** One row, element or note of a file, not yet checked. */
export interface ImportItem extends ItemPlace {
  section: ImportSection;
  value: object;
  /** The information in the file that goes beyond the value. */
  past?: unknown;
  /** The fault of the item that is not one of its value. */
  fault?: ErrorDetail;
}

/** The options for reading a file. */
export interface ReadOptions {
  /** False if the words' past does not matter this time. */
  withPast: boolean;
}

/** Reads a file from its start, any number of times. */
export interface ImportSource {
  /** The number of items, if it is known before they are read. */
  readonly itemCount?: number;
  /** @throws ImportFault if the file does not match its format */
  items(options: ReadOptions): AsyncIterable<ImportItem>;
  close(): Promise<void>;
}
