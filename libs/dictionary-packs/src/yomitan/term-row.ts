import type { InstalledEntry } from '@wordgrove/lexicon';
import { cleanEntry } from '../clean-entry.js';
import { firstPartOfSpeech, takesSuru } from '../parts-of-speech.js';
import { usageLabels } from '../usage-labels.js';
import { examplesIn, textOf, type ContentText } from './structured-content.js';

/** The meanings of tags, from the tag banks. */
export type TagNotes = ReadonlyMap<string, string>;

/** Glosses that are one sense together are not longer than this. */
const MAX_JOINED_LENGTH = 110;

/**
 * Returns the entry of a row of a term bank, or null if it has none. Rows of format 3 have their glosses in a list, and rows
 * of format 1 at their end.
 */
export function entryOf(row: unknown, format: number, notes: TagNotes): InstalledEntry | null {
  if (!Array.isArray(row)) return null;
  const [term, reading, definitionTags, rules, score, list, , termTags] = row as unknown[];
  const glosses: unknown = format < 3 ? row.slice(5) : list;
  if (typeof term !== 'string' || !Array.isArray(glosses)) return null;
  const tags = tagsOf(definitionTags, rules, format < 3 ? '' : termTags);
  const named = tags.flatMap((tag) => [tag, notes.get(tag) ?? '']);
  const { senses, partsOfSpeech } = sensesOf(glosses);
  const partOfSpeech = firstPartOfSpeech(named) || (partsOfSpeech[0] ?? '');
  return cleanEntry({
    term,
    readings: typeof reading === 'string' && reading !== term ? [reading] : [],
    partOfSpeech,
    labels: usageLabels(named),
    gender: partOfSpeech === 'noun' && named.some(takesSuru) ? 's' : '',
    commonness: typeof score === 'number' ? score : 0,
    definitions: senses,
    examples: examplesIn(glosses),
  });
}

function tagsOf(...lists: readonly unknown[]): string[] {
  return lists.flatMap((list) =>
    typeof list === 'string' ? list.split(/\s+/).filter(Boolean) : [],
  );
}

function sensesOf(glosses: readonly unknown[]): ContentText {
  const texts = glosses.map(asContent);
  const plain = texts.filter((text) => typeof text === 'string');
  const structured = texts.filter((text) => typeof text === 'object').map(textOfGloss);
  return {
    senses: [...joined(plain), ...structured.flatMap(({ senses }) => senses)],
    partsOfSpeech: structured.flatMap(({ partsOfSpeech }) => partsOfSpeech),
  };
}

/** Returns plain text, or structured content. Pictures and links to other forms are neither. */
function asContent(gloss: unknown): string | { content: unknown } | undefined {
  if (typeof gloss === 'string') return gloss;
  const { type, text, content } = Object(gloss) as Gloss;
  if (type === 'text' && typeof text === 'string') return text;
  return type === 'structured-content' ? { content } : undefined;
}

function textOfGloss({ content }: { content: unknown }): ContentText {
  return textOf(content);
}

interface Gloss {
  type?: unknown;
  text?: unknown;
  content?: unknown;
}

/** Short glosses of one row are one sense in several words: `to eat`, `to live on`. */
function joined(glosses: readonly string[]): string[] {
  const all = glosses.map((gloss) => gloss.trim()).join('; ');
  return all.length <= MAX_JOINED_LENGTH ? [all] : [...glosses];
}
