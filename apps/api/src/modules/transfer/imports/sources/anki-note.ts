import { plainText, type AnkiCard, type AnkiEase, type AnkiNote } from '@wordgrove/anki';
import type { Language } from '@wordgrove/contracts';
import { masteryLevel } from '@wordgrove/scheduling';
import { specOfOriginal } from '../../deck-original.js';
import type { MappedColumn } from './mapping.js';
import type { PastOfWord, PastReview } from '../../../learning/off-thread.js';
import type { TableColumns } from './table-layout.js';
import { specOf } from './table-row.js';

/** The note type of decks that this service has written. */
const OWN_TYPE = 'Wordgrove';
const OWN_FIELDS: readonly MappedColumn[] = [
  { member: 'term', source: 'Term' },
  { member: 'notes', source: 'Meaning' },
  { member: 'context', source: 'Context' },
  { member: 'language', source: 'Language' },
];
const FIRST_FIELDS: readonly MappedColumn[] = [
  { member: 'term', source: 0 },
  { member: 'notes', source: 1 },
];

const RATINGS: Readonly<Record<AnkiEase, PastReview['rating']>> = {
  1: 'AGAIN',
  2: 'HARD',
  3: 'GOOD',
  4: 'EASY',
};

/** Returns the word of a note, and its past. The past is that of the note's first card that has one. */
export function wordOfNote(
  note: AnkiNote,
  mapping: readonly MappedColumn[] | null,
  { language, at }: { language: Language; at: Date },
): { value: object; past: PastOfWord } {
  const spec = originalSpec(note, mapping) ?? specOfFields(note, mapping, language);
  const card = note.cards.find(({ reviews }) => reviews.length > 0) ?? note.cards[0];
  const reviews = card === undefined ? [] : reviewsOf(card, at);
  const level = card === undefined || reviews.length > 0 ? 0 : levelOf(card);
  return {
    value: { ...spec, ...(level > 0 && { mastery_level: level }) },
    past: {
      suspended: note.cards.length > 0 && note.cards.every(({ isSuspended }) => isSuspended),
      reviews,
    },
  };
}

/**
 * Returns the word as it was when this service wrote the deck. Returns undefined if there is a mapping, because
 * then the fields count instead.
 */
function originalSpec({ original }: AnkiNote, mapping: readonly MappedColumn[] | null) {
  return original === null || mapping !== null ? undefined : specOfOriginal(original);
}

function specOfFields(
  note: AnkiNote,
  mapping: readonly MappedColumn[] | null,
  language: Language,
): Record<string, unknown> {
  const cells = note.fields.map(({ value }) => plainText(value));
  return { ...specOf(cells, columnsOf(note, mapping), language), tags: note.tags };
}

function columnsOf(note: AnkiNote, mapping: readonly MappedColumn[] | null): TableColumns {
  const mapped = mapping ?? (note.noteTypeName === OWN_TYPE ? OWN_FIELDS : FIRST_FIELDS);
  return mapped.flatMap(({ member, source }) => {
    const index =
      typeof source === 'number' ? source : note.fields.findIndex(({ name }) => name === source);
    return index < 0 ? [] : [{ member, index }];
  });
}

/** Returns the reviews in such an order that each is later than the one before, as the fold needs them. */
function reviewsOf(card: AnkiCard, at: Date): PastReview[] {
  const reviews: PastReview[] = [];
  let last: Date | undefined;
  for (const { at: reviewedAt, ease, timeMs } of card.reviews) {
    const isInOrder = last === undefined || reviewedAt > last;
    if (!isInOrder || reviewedAt > at) continue;
    last = reviewedAt;
    reviews.push({ at: reviewedAt.toISOString(), rating: RATINGS[ease], timeMs });
  }
  return reviews;
}

/** Returns the mastery level that a card's interval stands for. It is used for a card without a log. */
function levelOf(card: AnkiCard): number {
  if (card.type === 'NEW') return 0;
  const stability = card.memory?.stability ?? card.intervalDays;
  return masteryLevel({ state: 'REVIEW', stability });
}
