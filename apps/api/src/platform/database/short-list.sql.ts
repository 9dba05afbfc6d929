/**
 * Returns SQL for the values of a parameter of a prepared statement, without their number. PostgreSQL keeps the plan for any values only
 * if it is no dearer than those for given ones, and it takes any list for one of ten: for each shorter one it would make a plan anew, which
 * takes longer than the statement.
 */
export const shortList = (place: string, type: string): string =>
  `(select ${place}::${type}[])::${type}[]`;
