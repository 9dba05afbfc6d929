import {
  COLUMN_LABELS,
  columnNamed,
  INFORMATIVE_COLUMNS,
  isImportColumn,
  isRowOfLanguages,
  SINGLE_COLUMNS,
  type ImportColumn,
} from '@wordgrove/contracts';
import { TEXTS } from './texts';

/** The role of a column. Empty if it is not imported. */
export type Role = ImportColumn | '';

/** The roles of the columns of a table. */
export interface Columns {
  hasHeader: boolean;
  roles: readonly Role[];
}

/**
 * Returns the most likely roles for a table with this first row: by names, or else word and note.
 */
export function guessColumns(firstRow: readonly string[]): Columns {
  const roles = firstRow.map(roleOf);
  if (roles.includes('term')) return { hasHeader: true, roles: onceEach(roles) };
  const inOrder: readonly Role[] = ['term', 'notes'];
  const hasHeader = isRowOfLanguages(firstRow);
  return { hasHeader, roles: firstRow.map((_, index) => inOrder[index] ?? '') };
}

/** True if the service itself knows all of these columns by their names. */
export function isOwnHeader(firstRow: readonly string[]): boolean {
  const names = firstRow.map(normalized);
  const isOwn = (name: string) =>
    isImportColumn(name) || INFORMATIVE_COLUMNS.some((other) => other === name);
  return names.includes('term') && names.every(isOwn);
}

/** True if the file names the language of each word in a way that the service knows. */
export function namesLanguages(firstRow: readonly string[]): boolean {
  return isOwnHeader(firstRow) && firstRow.map(normalized).includes('language');
}

/** Returns the fault in the choice, or null if there is none. */
export function columnsFault({ roles }: Columns): string | null {
  if (!roles.includes('term')) return TEXTS.noTerms;
  const twice = SINGLE_COLUMNS.find((role) => roles.filter((each) => each === role).length > 1);
  return twice === undefined ? null : TEXTS.onlyOne(COLUMN_LABELS[twice]);
}

/**
 * Returns the choice as a mapping for the API. It uses positions, because names can be missing,
 * unusual or repeated.
 */
export function mappingOf({ hasHeader, roles }: Columns): string {
  const columns = roles.flatMap((role, index) => (role === '' ? [] : [`${role}:${index}`]));
  return [...(hasHeader ? ['header'] : []), ...columns].join(',');
}

function roleOf(name: string): Role {
  return columnNamed(name) ?? '';
}

function onceEach(roles: readonly Role[]): Role[] {
  return roles.map((role, index) => {
    const isLater = SINGLE_COLUMNS.some((each) => each === role) && roles.indexOf(role) < index;
    return isLater ? '' : role;
  });
}

function normalized(name: string): string {
  return name.trim().toLowerCase();
}
