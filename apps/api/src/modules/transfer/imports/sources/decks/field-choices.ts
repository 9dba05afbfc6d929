import { plainText, type AnkiNote } from '@wordgrove/anki';
import type { ErrorDetail, Language } from '@wordgrove/contracts';
import type { FoundColumn } from '../findings.js';
import { mappingFor, type MappedColumn, type Mappings } from '../mapping.js';
import { columnsByContent, lookAt } from '../table/columns-by-content.js';
import type { TableColumns } from '../table/table-columns.js';

/** The note type of decks that this service has written. */
const OWN_TYPE = 'Wordgrove';
const OWN_FIELDS: readonly MappedColumn[] = [
  { member: 'term', source: 'Term' },
  { member: 'notes', source: 'Meaning' },
  { member: 'context', source: 'Context' },
  { member: 'language', source: 'Language' },
];

/** The notes that show what the fields of a type are, and the characters of a field that are looked at. */
const MAX_SAMPLES = 50;
const MAX_SAMPLE_CHARACTERS = 1_000;
/** More types than in any collection. Notes of others are judged one by one. */
const MAX_TYPES = 1_000;

/** The part of a note that shows what its fields are. */
type Fields = Pick<AnkiNote, 'noteTypeName' | 'fields'>;

/** A type of notes as far as it has been seen. */
interface SeenType {
  name: string | null;
  fieldNames: readonly string[];
  samples: string[][];
  columns?: TableColumns;
}

/** Chooses the fields of notes: by the mapping, or for each type by the names and the content of its fields. */
export class FieldChoices {
  private readonly types = new Map<string | null, SeenType>();

  constructor(
    private readonly mappings: Mappings | null,
    private readonly language: Language,
  ) {}

  /** Takes a note as a sample of its type. */
  see(note: Fields): void {
    const { samples } = this.typeOf(note);
    if (samples.length < MAX_SAMPLES) samples.push(note.fields.map(({ value }) => sampleOf(value)));
  }

  /** Returns the fields that a word is made of. If none of them is the term, the note has a {@link fieldFault}. */
  of(note: Fields): TableColumns {
    const mapping = mappingFor(this.mappings, note.noteTypeName);
    const mapped = mapping?.columns ?? (note.noteTypeName === OWN_TYPE ? OWN_FIELDS : null);
    if (mapped !== null) return resolve(mapped, note);
    const type = this.typeOf(note);
    if (type.samples.length === 0) this.see(note);
    const seen = lookAt(type.fieldNames, type.samples, this.language);
    return (type.columns ??= columnsByContent(seen) ?? []);
  }

  /** Returns the fields of all types that have been seen. */
  found(): FoundColumn[] {
    return [...this.types.values()].flatMap(({ name, fieldNames }) => {
      const fields = fieldNames.map((field) => ({ name: field, value: '' }));
      const columns = this.of({ noteTypeName: name, fields });
      return fieldNames.map((field, position) => ({
        noteType: name,
        name: field,
        position,
        member: columns.find(({ index }) => index === position)?.member ?? null,
      }));
    });
  }

  private typeOf({ noteTypeName: name, fields }: Fields): SeenType {
    const known = this.types.get(name);
    if (known !== undefined) return known;
    const type = { name, fieldNames: fields.map((field) => field.name), samples: [] };
    if (this.types.size < MAX_TYPES) this.types.set(name, type);
    return type;
  }
}

/** Returns the fault of a note of which no field is the term. */
export function fieldFault({ noteTypeName, fields }: Fields): ErrorDetail {
  const names = fields.map(({ name }) => `“${name}”`).join(', ');
  return {
    reason: 'INVALID_MAPPING',
    field: 'term',
    description: `is no field of notes of the type “${noteTypeName ?? ''}”, whose fields are ${names.slice(0, 500)}`,
  };
}

function resolve(mapped: readonly MappedColumn[], { fields }: Fields): TableColumns {
  return mapped.flatMap(({ member, source }) => {
    const index =
      typeof source === 'number' ? source : fields.findIndex(({ name }) => name === source);
    return index < 0 ? [] : [{ member, index }];
  });
}

function sampleOf(html: string): string {
  return plainText(html.slice(0, MAX_SAMPLE_CHARACTERS));
}
