import type { SqlParameters } from '../sql-parameters.js';
import type { FilterFields } from './filter-fields.js';

/** The list for which a filter is compiled. */
export interface FilterTarget {
  fields: FilterFields;
  /** The parameters to which the constants of the filter are added. */
  parameters: SqlParameters;
}
