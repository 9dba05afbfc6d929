import { AnkiPackageError } from '../anki-package-error.js';
import type { CollectionRepository } from './collection.repository.js';
import { isWithinJsonLimits } from './json-limits.js';
import { numbers, textIn } from '../sqlite/value.js';

/** The separators between the names of nested decks, in the database and in texts for people. */
const STORED_DECK_SEPARATOR = '\u001f';
const SHOWN_DECK_SEPARATOR = '::';

/** Far more than in any real collection. A larger one was created to fill memory. */
const MAX_NAMES = 100_000;
const MAX_NAME_CHARACTERS = 500;
const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** A kind of note: its name and the names of its fields in order. */
export interface NoteType {
  readonly name: string;
  readonly fieldNames: readonly string[];
}

/** The note types and decks of notes and cards, by their ids as text. */
export interface CollectionTypes {
  readonly noteTypes: ReadonlyMap<string, NoteType>;
  readonly deckNames: ReadonlyMap<string, string>;
}

/** @throws AnkiPackageError DAMAGED, TOO_LARGE */
export function readTypes(collection: CollectionRepository): CollectionTypes {
  return collection.hasTypeTables ? typesFromTables(collection) : typesFromJson(collection);
}

function typesFromTables(collection: CollectionRepository): CollectionTypes {
  const names = (table: string, id: string, order: string) =>
    collection
      .all(
        `SELECT ${numbers(id)}, substr(name, 1, ${MAX_NAME_CHARACTERS}) AS name
            FROM ${table} ORDER BY ${order} LIMIT ${MAX_NAMES}`,
      )
      .map((row): [id: string, name: string] => [textIn(row, id), textIn(row, 'name')]);
  const noteTypes = new Map(
    names('notetypes', 'id', 'id').map(([id, name]) => [id, { name, fieldNames: [] as string[] }]),
  );
  for (const [id, name] of names('fields', 'ntid', 'ntid, ord'))
    noteTypes.get(id)?.fieldNames.push(name);
  const decks = names('decks', 'id', 'id').map(([id, name]) => [id, shownDeckName(name)] as const);
  return { noteTypes, deckNames: new Map(decks) };
}

function typesFromJson(collection: CollectionRepository): CollectionTypes {
  const [row] = collection.all(
    `SELECT models, decks FROM col
     WHERE octet_length(models) + octet_length(decks) < ${MAX_JSON_BYTES} LIMIT 1`,
  );
  if (row === undefined) throw tooManyTypes();
  const noteTypes = entriesOf(textIn(row, 'models')).map(([id, model]): [string, NoteType] => [
    id,
    { name: nameOf(model), fieldNames: fieldNamesOf(model) },
  ]);
  const decks = entriesOf(textIn(row, 'decks')).map(([id, deck]): [string, string] => [
    id,
    shownDeckName(nameOf(deck)),
  ]);
  return { noteTypes: new Map(noteTypes), deckNames: new Map(decks) };
}

type JsonObject = Record<string, unknown>;

const tooManyTypes = () =>
  new AnkiPackageError('TOO_LARGE', 'The Anki collection has too many note types.');

function entriesOf(json: string): [string, JsonObject][] {
  if (!isWithinJsonLimits(json)) throw tooManyTypes();
  try {
    const parsed = JSON.parse(json) as JsonObject;
    return Object.entries(parsed).filter((entry): entry is [string, JsonObject] =>
      isObject(entry[1]),
    );
  } catch (error) {
    throw new AnkiPackageError('DAMAGED', "The Anki collection's note types are damaged.", {
      cause: error,
    });
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = ({ name }: JsonObject): string => (typeof name === 'string' ? name : '');

function fieldNamesOf({ flds }: JsonObject): string[] {
  if (!Array.isArray(flds)) return [];
  const fields = flds.filter(isObject);
  return fields.sort((a, b) => orderOf(a) - orderOf(b)).map(nameOf);
}

const orderOf = ({ ord }: JsonObject): number => (typeof ord === 'number' ? ord : 0);

const shownDeckName = (name: string): string =>
  name.split(STORED_DECK_SEPARATOR).join(SHOWN_DECK_SEPARATOR);
