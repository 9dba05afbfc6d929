/** The columns that an import reads; those of lists may come several times. */
export const IMPORT_COLUMNS = [
  'term',
  'language',
  'tags',
  'notes',
  'context',
  'source_title',
  'source_url',
  'mastery_level',
] as const;

/** What a column of an imported table may be. */
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The columns of an export that an import leaves alone: the service decides on them. */
export const INFORMATIVE_COLUMNS = [
  'state',
  'review_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const;

/** True for the name of a column that an import reads. */
export function isImportColumn(name: string): name is ImportColumn {
  return (IMPORT_COLUMNS as readonly string[]).includes(name);
}
