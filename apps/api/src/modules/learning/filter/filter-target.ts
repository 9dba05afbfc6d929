import type { SqlParameters } from '../sql-parameters.js';

/** A field that a filter may name: its CEL type and the SQL that reads it. */
export interface FilterField {
  type: 'string' | 'int' | 'bool' | 'list<string>' | 'google.protobuf.Timestamp';
  sql: string;
  /** True if the SQL can be null, which no comparison may return. */
  nullable?: boolean;
  /** The values of an enumeration. A comparison with any other value is a fault. */
  values?: readonly string[];
  /** True if values have no order and no parts, so that only `==`, `!=` and `in` apply. */
  identifier?: boolean;
  /** Returns the SQL condition that the field is, or contains, the resource with this id. */
  has?: (id: string) => string;
  /** SQL conditions that the field has these values, or is the resources that a filter names so without an id. */
  named?: Readonly<Record<string, string>>;
  /** Returns how an index finds the words of a user that pass a test of the field, if one does. */
  foundBy?: (test: FieldTest) => FoundBy | undefined;
}

/**
 * `RANGE`: the words are side by side in an index that sorts a user's words by the field, so that the first of them are read from it.
 * `BITMAP`: an index has to find all of them.
 */
export type FoundBy = 'RANGE' | 'BITMAP';

/** A test of a field in a filter. */
export interface FieldTest {
  operator: string;
  /** The constant with which the field is compared, unless there are several. */
  value?: unknown;
}

/** All fields that the filters of a list may name. */
export type FilterFields = Readonly<Record<string, FilterField>>;

/** The list for which a filter is compiled. */
export interface FilterTarget {
  fields: FilterFields;
  /** The parameters to which the constants of the filter are added. */
  parameters: SqlParameters;
}
