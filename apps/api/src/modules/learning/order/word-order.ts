import { invalidArgument } from '../../../platform/http/api-error.js';
import type { LearnedWord } from '../learned-word.js';
import { wordColumn } from '../word-column.js';

/** The part of a word by which lists can be sorted. */
export type SortableWord = Omit<LearnedWord, 'tags' | 'notes' | 'contexts'>;

/** A column that lists can be sorted by. */
export interface SortField {
  /** SQL that is never null. */
  sql: string;
  /** Returns the same SQL around the placeholder of a cursor's value. */
  bind(placeholder: string): string;
  read(word: SortableWord): string | number | null;
}

export interface SortTerm {
  name: string;
  field: SortField;
  descending: boolean;
}

type SortProperty = Exclude<keyof SortableWord, 'suspended'>;

const sortBy = (property: SortProperty, type: string): SortField => ({
  sql: wordColumn(property),
  bind: (placeholder) => `${placeholder}::${type}`,
  read: (word) => word[property],
});

// A word that was never reviewed counts as reviewed before all others.
const orEarliest = ({ sql, bind, read }: SortField): SortField => ({
  sql: `coalesce(${sql}, '-infinity'::timestamptz)`,
  bind: (placeholder) => `coalesce(${bind(placeholder)}, '-infinity'::timestamptz)`,
  read,
});

const SORT_FIELDS: Readonly<Record<string, SortField>> = {
  created_at: sortBy('createdAt', 'timestamptz'),
  updated_at: sortBy('updatedAt', 'timestamptz'),
  next_review_at: sortBy('nextReviewAt', 'timestamptz'),
  last_reviewed_at: orEarliest(sortBy('lastReviewedAt', 'timestamptz')),
  mastery_level: sortBy('masteryLevel', 'smallint'),
  term: sortBy('term', 'text'),
};

const ID = sortBy('id', 'uuid');

const DEFAULT_ORDER = 'created_at desc';
const TERM = /^([a-z_]+)(?: +(asc|desc))?$/;

/**
 * Parses `order_by` after AIP-132: a list of fields, each ascending unless `desc` follows it. The id comes
 * last, in the direction of the last field, so that no two words are equal.
 * @throws ApiError 400 `INVALID_ORDER_BY`
 */
export function parseWordOrder(orderBy: string | undefined): SortTerm[] {
  const text = orderBy?.trim() || DEFAULT_ORDER;
  const terms = text.split(',').map((part) => parseTerm(part.trim()));
  if (new Set(terms.map(({ name }) => name)).size < terms.length)
    throw invalidOrder('names a field twice');
  return [...terms, { name: 'id', field: ID, descending: terms.at(-1)?.descending ?? true }];
}

/** Returns the same text for the same order, however that was written. */
export function orderName(terms: readonly SortTerm[]): string {
  return terms.map(({ name, descending }) => `${name} ${descending ? 'desc' : 'asc'}`).join(', ');
}

function parseTerm(text: string): SortTerm {
  const [, name = '', direction] = TERM.exec(text) ?? [];
  const field = Object.hasOwn(SORT_FIELDS, name) ? SORT_FIELDS[name] : undefined;
  if (field === undefined)
    throw invalidOrder(
      `must be a list of these fields, each optionally with desc: ${Object.keys(SORT_FIELDS).join(', ')}`,
    );
  return { name, field, descending: direction === 'desc' };
}

function invalidOrder(description: string) {
  return invalidArgument({ reason: 'INVALID_ORDER_BY', field: 'order_by', description });
}
