import type { ItemPlace } from './import-fault.js';

/** An item of a file that has passed every check of its own. */
export interface CheckedItem<T extends object = object, Past = unknown> extends ItemPlace {
  value: T;
  /** The information in the file that goes beyond the value. */
  past?: Past;
  /** The id of the item, unless an earlier item of its section has it. */
  id?: string;
  /** A UUID for the record that the item stands for. */
  record?: string;
}
