import type { SqlParameters } from '../sql-parameters.js';
import type { FilterFields } from './filter-fields.js';

/** What a filter is compiled for. */
export interface FilterTarget {
  fields: FilterFields;
  /** Where its constants go. */
  parameters: SqlParameters;
}
