/** The separator of the tags in a cell. Within a tag it is written `\;`. */
const TAG_SEPARATOR = ';';

/** Returns the text of a cell with these tags. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\;]/g, '\\$&')).join(TAG_SEPARATOR);
}

/** Returns the tags of a cell and ignores empty ones. */
export function splitTags(text: string): string[] {
  const tags = text.match(/(?:\\.|[^\\;]|\\$)+/gs) ?? [];
  return tags.map((tag) => tag.replace(/\\([\\;])/g, '$1').trim()).filter((tag) => tag !== '');
}
