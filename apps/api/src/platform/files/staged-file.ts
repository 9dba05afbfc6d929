import type { CheckedItem } from './checked-item.js';
import type { ItemPlace } from './import-fault.js';

/** A part of an item, which is an item of another section. */
export interface StagedPart<T extends object = object, Past = unknown> extends CheckedItem<
  T,
  Past
> {
  /** The id of the item that has the part, or the UUID of the record that several items stand for. */
  ownerId: string;
  /** The position, which no other part has. */
  position: PartPosition;
}

/** The position of a part among all items of the file. */
export interface PartPosition {
  batch: number;
  ordinal: number;
}

/** Items with a fault: their number, and the places of the first of them. */
export interface Found {
  count: number;
  first: readonly ItemPlace[];
}

/** A file that has been read, as it is kept in the database until it has been written. */
export interface ReadFile {
  /** Returns which of these ids items of a section have. They are in lower case. */
  idsOf(section: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Returns the parts of a section that belong to these owners, in pages. Those of one owner come in the order of the
   * file.
   */
  partsOf<T extends object, Past = unknown>(
    section: string,
    ownerIds: readonly string[],
  ): AsyncIterable<StagedPart<T, Past>[]>;
}

/** A file that is being checked. What is removed from it is not written. */
export interface StagedFile extends ReadFile {
  remove(parts: readonly PartPosition[]): Promise<void>;
  /** Removes the parts of a section whose owner is not an item of the other section. */
  removeOrphans(section: string, owners: string): Promise<Found>;
  /** Removes the parts of a section that have a unique id of an earlier one. */
  removeRepeated(section: string): Promise<Found>;
  /** Returns the parts of a section that name an item which the other section does not have. */
  findStray(section: string, named: string): Promise<Found>;
}
