/** Returns the pattern of LIKE for texts that contain this one. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
