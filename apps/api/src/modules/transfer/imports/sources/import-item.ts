import type { ErrorDetail } from '@wordgrove/contracts';
import type { ItemPlace } from '../../../../platform/files/import-fault.js';
import type { ImportShape } from '../../../../platform/files/import-shape.js';
import type { Findings } from './findings.js';

/** One row, element or note of a file, not yet checked. */
export interface ImportItem extends ItemPlace {
  section: ImportShape;
  value: object;
  /** The information in the file that goes beyond the value. */
  past?: unknown;
  /** The fault of the item that is not one of its value. */
  fault?: ErrorDetail;
}

/** Reads a file from its start. */
export interface ImportSource {
  /** The number of items, if it is known before they are read. */
  readonly itemCount?: number;
  /** @throws ImportFault if the file does not match its format */
  items(): AsyncIterable<ImportItem>;
  /** Returns what the file has turned out to be, as far as it has been read. */
  findings(): Findings;
  close(): Promise<void>;
}
