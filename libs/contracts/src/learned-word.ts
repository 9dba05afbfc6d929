/** Limits of a learned word, in code points or items. */
export const WORD_LIMITS = {
  term: 255,
  tags: 50,
  tag: 64,
  notes: 50,
  note: 2_000,
  contexts: 20,
  contextSentence: 1_000,
  contextSourceTitle: 300,
  senseId: 128,
} as const;

/**
 * The largest word of a batch in JSON: the number of its members and those of its contexts, and the number of the
 * texts among their values.
 */
export const MAX_WORD_JSON = {
  members: 6 + WORD_LIMITS.contexts * 3,
  texts: 2 + WORD_LIMITS.tags + WORD_LIMITS.notes + WORD_LIMITS.contexts * 3,
} as const;

interface Column {
  /** The name that people use for it. */
  label: string;
  /** The content of a cell: all of a member, which is one value or a list, or one item of a list. */
  holds: 'value' | 'list' | 'item';
}

/** The columns of a table that an import reads, in the order in which people are offered them. */
const COLUMNS = {
  term: { label: 'Word', holds: 'value' },
  notes: { label: 'Meaning or note', holds: 'item' },
  context: { label: 'Example sentence', holds: 'item' },
  tags: { label: 'Tags, separated by ;', holds: 'list' },
  language: { label: 'Language', holds: 'value' },
  mastery_level: { label: 'Level, 0 to 5', holds: 'value' },
  source_title: { label: 'Source of the sentence', holds: 'item' },
  source_url: { label: 'Web address of the source', holds: 'item' },
} as const satisfies Readonly<Record<string, Column>>;

export type ImportColumn = keyof typeof COLUMNS;

/** The columns of a table that an import reads. */
export const IMPORT_COLUMNS = Object.keys(COLUMNS) as ImportColumn[];
const holding = (what: Column['holds']) =>
  IMPORT_COLUMNS.filter((name) => COLUMNS[name].holds === what);

/** The columns of members that a word has once. */
export const VALUE_COLUMNS: readonly ImportColumn[] = holding('value');

/** The columns that contain all of a member. The other columns can occur several times. */
export const SINGLE_COLUMNS: readonly ImportColumn[] = [...VALUE_COLUMNS, ...holding('list')];

/** The names that people use for the columns, in the order in which they are offered. */
export const COLUMN_LABELS = Object.fromEntries(
  IMPORT_COLUMNS.map((name) => [name, COLUMNS[name].label]),
) as Readonly<Record<ImportColumn, string>>;

/** True if the value is the name of a column that an import reads. */
export function isImportColumn(name: string): name is ImportColumn {
  return Object.hasOwn(COLUMNS, name);
}
