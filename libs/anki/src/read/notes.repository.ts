import type { AnkiCard, AnkiNote, AnkiReview } from '../anki-note.js';
import { cardFromRow, type CollectionClock, reviewFromRow } from './card-from-row.js';
import { readClock } from './clock.repository.js';
import type { CollectionRepository } from './collection.repository.js';
import { openOriginal } from '../original.js';
import { type CollectionTypes, readTypes } from './types.repository.js';
import { numberIn, numbers, type Row, textIn } from '../sqlite/value.js';
import { type Id, idAfter, MIN_ID } from './row-id.js';

/** The number of notes in memory at a time. Each may have its maximum size. */
const PAGE = 10;
/** More fields and tags than a note has that a person wrote. */
const MAX_FIELDS = 1_000;
const MAX_TAGS = 1_000;
const MAX_CARDS_OF_NOTE = 500;
const MAX_REVIEWS_OF_CARD = 10_000;
const FIELD_SEPARATOR = '\u001f';

const PAGE_SQL = `
  SELECT id, ${numbers('mid')}, octet_length(flds) + octet_length(tags) > :max AS is_large,
    CASE WHEN octet_length(flds) + octet_length(tags) <= :max THEN flds END AS flds,
    CASE WHEN octet_length(flds) + octet_length(tags) <= :max THEN tags END AS tags,
    CASE WHEN octet_length(data) <= :max THEN data END AS data
  FROM notes WHERE id >= :from ORDER BY id LIMIT ${PAGE}`;
const CARDS_SQL = `
  SELECT id,
    ${numbers('did', 'ord', 'type', 'queue', 'due', 'ivl', 'factor', 'reps', 'lapses', 'odue', 'odid')},
    CASE WHEN octet_length(data) < 10000 THEN data END AS data
  FROM cards WHERE nid = ? ORDER BY ord, id LIMIT ${MAX_CARDS_OF_NOTE + 1}`;
const REVIEWS_SQL = `
  SELECT id, ${numbers('ease', 'ivl', 'factor', 'time', 'type')}
  FROM revlog WHERE cid = ? ORDER BY id LIMIT ${MAX_REVIEWS_OF_CARD + 1}`;

export interface ReadingOptions {
  /** True to read the review logs of cards. Without them, reading is several times faster. */
  readonly withReviews: boolean;
  /**
   * The maximum size of a note's fields and tags in bytes. A larger note is reported as
   * NOTE_TOO_LARGE, without its content.
   */
  readonly maxNoteBytes: number;
}

const TOO_LARGE = {
  fields: [],
  tags: [],
  original: null,
  deckName: null,
  cards: [],
  fault: 'NOTE_TOO_LARGE',
} as const;

type Query = (values: [string | number | bigint]) => Row[];

/** The notes of a collection in the order of their ids, page by page. */
export class NotesRepository {
  private readonly types: CollectionTypes;
  private readonly clock: CollectionClock;

  constructor(private readonly collection: CollectionRepository) {
    this.types = readTypes(collection);
    this.clock = readClock(collection);
  }

  count(): number {
    const [row = {}] = this.collection.all('SELECT count(*) AS count FROM notes');
    return numberIn(row, 'count');
  }

  /** @throws AnkiPackageError DAMAGED */
  *pages(options: ReadingOptions): Generator<AnkiNote[]> {
    let position = 1;
    for (let from: Id | null = MIN_ID; from !== null;) {
      const rows = this.collection.all(PAGE_SQL, { ':max': options.maxNoteBytes, ':from': from });
      if (rows.length === 0) return;
      yield this.page(rows, position, options);
      position += rows.length;
      from = idAfter(rows.at(-1)?.['id'], from);
    }
  }

  private page(rows: Row[], position: number, { withReviews }: ReadingOptions): AnkiNote[] {
    return this.withQueries((cardsOf, reviewsOf) =>
      rows.map((row, i) =>
        this.note(row, position + i, cardsOf, withReviews ? reviewsOf : () => []),
      ),
    );
  }

  private withQueries<T>(use: (cardsOf: Query, reviewsOf: Query) => T): T {
    return this.collection.withPrepared(CARDS_SQL, (cardsOf) =>
      this.collection.withPrepared(REVIEWS_SQL, (reviewsOf) => use(cardsOf, reviewsOf)),
    );
  }

  private note(row: Row, position: number, cardsOf: Query, reviewsOf: Query): AnkiNote {
    const type = this.types.noteTypes.get(textIn(row, 'mid'));
    const noteTypeName = type?.name ?? null;
    const about = { position, noteId: numberIn(row, 'id'), noteTypeName };
    const stored = { flds: textIn(row, 'flds'), tags: textIn(row, 'tags') };
    const values = stored.flds.split(FIELD_SEPARATOR, MAX_FIELDS + 1);
    const tags = stored.tags
      .trim()
      .split(/\s+/, MAX_TAGS + 1)
      .filter(Boolean);
    const isLarge =
      numberIn(row, 'is_large') !== 0 || values.length > MAX_FIELDS || tags.length > MAX_TAGS;
    const cards = isLarge ? null : this.cards(row, cardsOf, reviewsOf);
    if (cards === null) return { ...about, ...TOO_LARGE };
    const fields = values.map((value, index) => ({
      name: type?.fieldNames[index] ?? String(index + 1),
      value,
    }));
    const original = openOriginal(textIn(row, 'data'), stored);
    const deckName = cards[0]?.deckName ?? null;
    const fault = type === undefined ? 'NOTE_TYPE_MISSING' : null;
    return { ...about, fields, tags, original, deckName, cards, fault };
  }

  /** Returns null if there are more cards or reviews than a person can create. */
  private cards(note: Row, cardsOf: Query, reviewsOf: Query): AnkiCard[] | null {
    const rows = cardsOf([note['id'] as number | bigint]);
    if (rows.length > MAX_CARDS_OF_NOTE) return null;
    const cards: AnkiCard[] = [];
    for (const row of rows) {
      const log = reviewsOf([row['id'] as number | bigint]);
      if (log.length > MAX_REVIEWS_OF_CARD) return null;
      const reviews = log
        .map((entry) => reviewFromRow(entry, this.clock))
        .filter((review): review is AnkiReview => review !== null);
      cards.push(cardFromRow(row, this.deckNameOf(row), reviews, this.clock));
    }
    return cards;
  }

  /** Returns the deck of a card, or its own deck if it is in a filtered deck. */
  private deckNameOf(card: Row): string {
    const home = numberIn(card, 'odid') === 0 ? 'did' : 'odid';
    return this.types.deckNames.get(textIn(card, home)) ?? '';
  }
}
