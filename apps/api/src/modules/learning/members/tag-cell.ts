/** Separates the tags of a cell; within a tag it is written `\;`. */
const TAG_SEPARATOR = ';';

/** Tags as a text of one cell. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\;]/g, '\\$&')).join(TAG_SEPARATOR);
}

/** The tags of a cell; empty ones are none. */
export function splitTags(text: string): string[] {
  const tags = text.match(/(?:\\.|[^\\;]|\\$)+/gs) ?? [];
  return tags.map((tag) => tag.replace(/\\([\\;])/g, '$1').trim()).filter((tag) => tag !== '');
}
