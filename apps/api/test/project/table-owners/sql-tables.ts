const BEFORE_TABLE = new Set(
  'from join into update using references table only lateral truncate'.split(' '),
);
const BEFORE_LIST = new Set(['from', 'using']);
const AFTER_LIST = new Set(
  'where set order group having window limit returning values select union for do'.split(' '),
);

/**
 * The names in a text that stand where SQL has a table: after `from`, `join`, `into` and so on, and in lists
 * after those. What else the text has, English words above all, is none of them.
 */
export function tablesIn(text: string): string[] {
  const tables: string[] = [];
  const outer: boolean[] = [];
  let isInList = false;
  let isExpected = false;
  for (const token of text.toLowerCase().match(/[\w.]+|[(),]/g) ?? []) {
    if (token === '(') {
      outer.push(isInList);
      isInList = isExpected = false;
    } else if (token === ')') {
      isInList = outer.pop() ?? false;
      isExpected = false;
    } else if (token === ',') {
      isExpected = isInList;
    } else if (BEFORE_TABLE.has(token)) {
      isExpected = true;
      isInList ||= BEFORE_LIST.has(token);
    } else {
      if (isExpected) tables.push(token.replace(/^.*\./, ''));
      isExpected = false;
      if (AFTER_LIST.has(token)) isInList = false;
    }
  }
  return tables;
}
