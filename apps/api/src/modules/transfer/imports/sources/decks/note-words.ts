import {
  gapsOf,
  hasGaps,
  plainText,
  type AnkiCard,
  type AnkiNote,
  type Gap,
} from '@wordgrove/anki';
import type { ErrorDetail, Language } from '@wordgrove/contracts';
import { specOfOriginal } from '../../../deck-original.js';
import type { PastOfWord } from '../../../../learning/off-thread.js';
import { sentenceAround } from '../text/sentence-around.js';
import type { TableColumns } from '../table/table-columns.js';
import { specOf } from '../table/table-row.js';
import { fieldFault } from './field-choices.js';
import { levelOf, pastOf } from './card-past.js';

/** More gaps than a note has that a person wrote. */
const MAX_GAPS = 50;

/** The part of a note that words are made of. */
export type NoteContent = Pick<
  AnkiNote,
  'noteTypeName' | 'fields' | 'tags' | 'original' | 'cards' | 'fault'
>;

/** The facts that all notes of a file share. */
export interface NoteScene {
  /** The language of words that name none. */
  language: Language;
  /** The present time. */
  at: Date;
  /** True if a mapping chooses the fields. Then an original does not count. */
  isMapped: boolean;
}

/** A word of a note, or the fault of the note. */
export interface WordOfNote {
  value: object;
  past?: PastOfWord;
  fault?: ErrorDetail;
}

type Spec = Record<string, unknown> & { notes?: string[]; contexts?: object[] };

/**
 * Returns the words of a note, with their pasts. A note with gaps has a word for each of them, with the past of its card.
 * Others have one word, with the past of the first card that has one.
 */
export function wordsOfNote(
  note: NoteContent,
  columns: TableColumns,
  scene: NoteScene,
): WordOfNote[] {
  if (note.fault === 'NOTE_TOO_LARGE') return [{ value: {}, fault: TOO_LARGE }];
  const original =
    note.original === null || scene.isMapped ? undefined : specOfOriginal(note.original);
  if (original !== undefined) return [withPast(original, note.cards, scene.at)];
  const term = columns.find(({ member }) => member === 'term');
  if (term === undefined) return [{ value: {}, fault: fieldFault(note) }];
  const gapped = fieldWithGaps(note, term.index);
  if (gapped !== undefined) {
    const others = columns.filter(({ index }) => index !== gapped);
    return wordsOfGaps(note, gapped, others, scene);
  }
  return [withPast(specOfFields(note, columns, scene.language), note.cards, scene.at)];
}

const TOO_LARGE: ErrorDetail = { reason: 'TOO_LONG', description: 'The note is too large' };
const TOO_MANY_GAPS: ErrorDetail = {
  reason: 'TOO_MANY',
  description: `The note has more than ${MAX_GAPS} gaps`,
};
const NO_WORD: ErrorDetail = {
  reason: 'TOO_SHORT',
  field: 'term',
  description: 'has only gaps without text, such as those of pictures',
};

function specOfFields(
  { fields, tags }: NoteContent,
  columns: TableColumns,
  language: Language,
): Spec {
  const used = new Set(columns.map(({ index }) => index));
  const cells = fields.map(({ value }, index) => (used.has(index) ? plainText(value) : ''));
  return { ...specOf(cells, columns, language), tags };
}

/** Returns the position of the field with gaps: that of the term, or the first one. */
function fieldWithGaps({ fields }: NoteContent, term: number): number | undefined {
  if (hasGaps(fields[term]?.value ?? '')) return term;
  const index = fields.findIndex(({ value }) => hasGaps(value));
  return index < 0 ? undefined : index;
}

function wordsOfGaps(
  note: NoteContent,
  field: number,
  columns: TableColumns,
  { language, at }: NoteScene,
): WordOfNote[] {
  const all = gapsOf(note.fields[field]?.value ?? '', MAX_GAPS);
  if (all === undefined) return [{ value: {}, fault: TOO_MANY_GAPS }];
  const others = specOfFields(note, columns, language);
  const gaps = all.filter(isText);
  const once = new Map(gaps.map((gap): [string, Gap] => [gap.answer, gap]));
  if (once.size === 0) return [{ value: {}, fault: NO_WORD }];
  return [...once.values()].map((gap) => {
    const { answer, hint, before, after, number } = gap;
    const spec = {
      ...others,
      term: answer,
      notes: [...(hint === '' ? [] : [hint]), ...(others.notes ?? [])],
      contexts: [{ sentence: sentenceAround(before, answer, after) }, ...(others.contexts ?? [])],
    };
    const cards = note.cards.filter(({ ord }) => ord === number - 1);
    return withPast(spec, cards, at);
  });
}

/** The gaps of pictures have coordinates instead of text. */
function isText({ answer }: Gap): boolean {
  return !answer.startsWith('image-occlusion:');
}

function withPast(spec: object, cards: readonly AnkiCard[], at: Date): WordOfNote {
  const card = cards.find(({ reviews }) => reviews.length > 0) ?? cards[0];
  const level = card === undefined || card.reviews.length > 0 ? 0 : levelOf(card);
  return {
    value: { ...spec, ...(level > 0 && { mastery_level: level }) },
    past: pastOf(cards, card, at),
  };
}
