import type { AnkiNoteToWrite } from '../anki-note-to-write.js';

/**
 * Anki identifies a note type by its id and treats one of another shape as a new type. So the id
 * and the fields never change.
 */
export const NOTE_TYPE_ID = 1_763_712_000_731;

type TextMember = 'term' | 'meaning' | 'context' | 'source' | 'language';

/** The note type's fields in order, and the text that fills each of them. */
export const FIELDS: readonly (readonly [
  name: string,
  member: TextMember & keyof AnkiNoteToWrite,
])[] = [
  ['Term', 'term'],
  ['Meaning', 'meaning'],
  ['Context', 'context'],
  ['Source', 'source'],
  ['Language', 'language'],
];

const QUESTION = '<div class="term">{{Term}}</div>';
const ANSWER = `{{FrontSide}}
<hr id="answer">
<div class="meaning">{{Meaning}}</div>
{{#Context}}<div class="context">{{Context}}</div>{{/Context}}
{{#Source}}<div class="source">{{Source}}</div>{{/Source}}`;
const CSS = `.card { font-family: sans-serif; font-size: 20px; text-align: center; }
.term { font-size: 32px; }
.context { margin-top: 1em; font-style: italic; }
.source { margin-top: 1em; font-size: 14px; opacity: 0.6; }`;

/**
 * The time at which the type was last changed, in seconds. A later time would overwrite the
 * learner's own templates.
 */
const CHANGED_SECONDS = 1_763_712_000;

/** The type "Wordgrove" in a schema 11 collection: one card, from the term to its meaning. */
export const NOTE_TYPE = {
  id: NOTE_TYPE_ID,
  name: 'Wordgrove',
  type: 0,
  mod: CHANGED_SECONDS,
  usn: 0,
  sortf: 0,
  did: null,
  tmpls: [
    {
      ...{ name: 'Recognition', ord: 0, qfmt: QUESTION, afmt: ANSWER },
      ...{ bqfmt: '', bafmt: '', did: null, bfont: '', bsize: 0 },
    },
  ],
  flds: FIELDS.map(([name], ord) => ({
    ...{ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
  })),
  css: CSS,
  latexPre: '',
  latexPost: '',
  latexsvg: false,
  req: [[0, 'any', [0]]],
  tags: [],
  vers: [],
};
