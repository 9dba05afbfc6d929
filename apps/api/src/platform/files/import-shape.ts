import type { ErrorDetail, Scope } from '@wordgrove/contracts';

/** The shape of a part of a file: all that is needed to read and check it. It needs no database. */
export interface ImportShape<T extends object = object> {
  /** The member of the lossless file that holds the section. */
  name: string;
  /** The class that an item must match. */
  Dto: new () => T;
  /** The scope that is needed to write the section. Without one, anybody who may import may write it. */
  scope?: Scope;
  /** The names of the sections that must have been written before this one. */
  needs?: readonly string[];
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
}
