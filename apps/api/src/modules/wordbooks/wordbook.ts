import { LIMITS } from '@wordgrove/contracts';
import type { WordbookTermEntity } from './wordbook-term.entity.js';
import type { WordbookEntity } from './wordbook.entity.js';

/** The message for a user who already has as many wordbooks as allowed. */
export const TOO_MANY_WORDBOOKS = `You already have ${LIMITS.wordbooks} wordbooks; delete one first`;

/** The properties of a {@link Wordbook}. */
export const WORDBOOK = [
  'id',
  'ownerId',
  'name',
  'description',
  'language',
  'visibility',
  'wordCount',
  'createdAt',
  'updatedAt',
] as const;

/** A list of terms of one language. */
export type Wordbook = Pick<WordbookEntity, (typeof WORDBOOK)[number]>;

/** A term to add to a wordbook. */
export type WordbookTerm = Pick<WordbookTermEntity, 'term' | 'termKey' | 'note'>;

/** The properties of a {@link PlacedTerm}. */
export const PLACED_TERM = ['term', 'note', 'position'] as const;

/** A term with its position in its wordbook. */
export type PlacedTerm = Pick<WordbookTermEntity, (typeof PLACED_TERM)[number]>;

/** A term as its reader sees it. */
export interface WordbookWord extends PlacedTerm {
  /** The reader's own level; null for a word that they have not collected. */
  masteryLevel: number | null;
}
