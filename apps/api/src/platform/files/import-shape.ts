import type { ErrorDetail, Language, Scope } from '@wordgrove/contracts';
import type { CheckedItem } from './checked-item.js';

/** The shape of a part of a file: all that is needed to read and check it. It needs no database. */
export interface ImportShape<T extends object = object> {
  /** The member of the lossless file that holds the section. */
  name: string;
  /** The class that an item must match. */
  Dto: new () => T;
  /** The scope that is needed to write the section. Without one, anybody who may import may write it. */
  scope?: Scope;
  /** True if the section is one object or null, and not a list. */
  isSingle?: boolean;
  /** True if the import counts the items of this section. */
  isCounted?: boolean;
  /** The upper limit of an item's members: several times as many as the largest item has that would pass. */
  maxMembers: number;
  /** The number of items that are written at once. */
  batchSize: number;
  /** Returns the faults of an item that its DTO cannot find. */
  faults?(value: T): ErrorDetail[];
  /** Returns the id of an item, by which others in the file name it. */
  idOf?(value: T): string | undefined;
  /**
   * Returns a UUID for the record that an item stands for, if several items may stand for the same. All of these are
   * written together. `language` is that of items that name none.
   */
  recordOf?(value: T, language: Language): string;
  /** Present if an item can be so large that most of it is kept apart, as parts. */
  split?(item: CheckedItem<T>): SplitItem<T>;
  /** Present if the items are written together with those of another section, of which they are parts. */
  parts?: PartsShape<T>;
}

/** The part of a shape that is needed to keep items that have been checked. */
export type StagedShape<T extends object = object> = Pick<
  ImportShape<T>,
  'name' | 'batchSize' | 'idOf' | 'recordOf' | 'parts'
>;

/** An item without most of its content, and the rest of its content. */
export interface SplitItem<T extends object = object> {
  value: T;
  /** The shape of the parts. */
  shape: StagedShape;
  parts: Iterable<object>;
}

/** The ties of parts to other items of the file. */
export interface PartsShape<T extends object = object> {
  /** The section whose items have the parts. */
  of: string;
  /** Returns the ids that tie a part. */
  linksOf(value: T): PartLinks;
}

/** The ids that tie a part to other items of the file. */
export interface PartLinks {
  /** The id of the item that has the part. */
  ownerId: string;
  /** The ids that no other part of the section may have in the same place. Null if this one has none there. */
  uniqueIds: readonly (string | null)[];
  /** The id of an item of another section that the part names. */
  namedId: string | null;
}
