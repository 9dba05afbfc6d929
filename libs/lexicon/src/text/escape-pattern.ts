/** Returns a regular expression, without or with the flag `u`, that finds the text as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
