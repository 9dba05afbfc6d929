/**
 * Returns the text of a statement with each `$n` in a query of its own, so that the planner does not see the values. It else finds
 * the plan for some values cheaper than the one that it keeps for all, and makes it anew each time.
 * @param types the types of the values, in their order
 */
export function hideValues(text: string, types: readonly string[]): string {
  return text.replace(/\$(\d+)/g, (place, number) => `(select ${place}::${types[number - 1]})`);
}
