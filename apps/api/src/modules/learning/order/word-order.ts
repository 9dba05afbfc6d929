import type { LearnedWordDto } from '@wordgrove/dto';
import { invalidArgument } from '../../../platform/http/api-error.js';
import type { Cursor } from '../../../platform/http/page-token.js';
import type { LearnedWord } from '../learned-word.js';
import type { LongMemberName } from '../members/word-members.js';

/** The part of a word by which lists can be sorted. */
export type SortableWord = Omit<LearnedWord, LongMemberName>;

/** The fields that lists can be sorted by, and the properties that store them. */
const SORT_FIELDS = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  next_review_at: 'nextReviewAt',
  last_reviewed_at: 'lastReviewedAt',
  mastery_level: 'masteryLevel',
  term: 'term',
} as const satisfies Readonly<Record<string, keyof SortableWord>>;

type FieldName = keyof typeof SORT_FIELDS;

/** A property that lists can be sorted by. */
export type SortProperty = (typeof SORT_FIELDS)[FieldName] | 'id';

export interface SortTerm {
  name: FieldName | 'id';
  property: SortProperty;
  descending: boolean;
}

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
  return [...terms, { name: 'id', property: 'id', descending: terms.at(-1)?.descending ?? true }];
}

/** Returns the same text for the same order, however that was written. */
export function orderName(terms: readonly SortTerm[]): string {
  return terms.map(({ name, descending }) => `${name} ${descending ? 'desc' : 'asc'}`).join(', ');
}

/** The orders by several fields that an index has. It has the first one, and can be read backwards. */
const INDEXED = new Set(
  ['mastery_level desc, term', 'mastery_level, term desc'].map(parseWordOrder).map(orderName),
);

/** Returns whether an index has all words of a user in this order. */
export function hasIndex(terms: readonly SortTerm[]): boolean {
  return terms.length <= 2 || INDEXED.has(orderName(terms));
}

/** Returns the fields of an order by which an index has the words sorted. */
export function indexedPart(terms: readonly SortTerm[]): readonly SortTerm[] {
  return hasIndex(terms) ? terms : terms.slice(0, 1);
}

/** Returns the cursor at which the page after this word begins. */
export function cursorAfter(word: SortableWord, terms: readonly SortTerm[]): Cursor {
  return terms.map(({ property }) => word[property]);
}

/** Does the same for a word in its wire form, in which the fields have their names. */
export function cursorAfterShown(word: LearnedWordDto, terms: readonly SortTerm[]): Cursor {
  return terms.map(({ name }) => word[name]);
}

function parseTerm(text: string): SortTerm {
  const [, name = '', direction] = TERM.exec(text) ?? [];
  if (!isFieldName(name))
    throw invalidOrder(
      `must be a list of these fields, each optionally with desc: ${Object.keys(SORT_FIELDS).join(', ')}`,
    );
  return { name, property: SORT_FIELDS[name], descending: direction === 'desc' };
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(SORT_FIELDS, name);
}

function invalidOrder(description: string) {
  return invalidArgument({ reason: 'INVALID_ORDER_BY', field: 'order_by', description });
}
