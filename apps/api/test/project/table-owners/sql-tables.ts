const BEFORE_TABLE = new Set(
  'from join into update using references table only lateral truncate'.split(' '),
);
// In `for update of` and `for key share of`.
const BEFORE_OF = new Set(['update', 'share']);
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
  let previous = '';
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
    } else if (token === 'of' && BEFORE_OF.has(previous)) {
      isExpected = isInList = true;
    } else {
      if (isExpected) tables.push(token.replace(/^.*\./, ''));
      isExpected = false;
      if (AFTER_LIST.has(token)) isInList = false;
    }
    previous = token;
  }
  return tables;
}

/** The names in a text that stand before a column's: `words` in `words.term`, or before a `_` for one. */
export function qualifiersIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\b(\w+)\.(?=[\w*"]| _ )/g)].map(([, name = '']) => name);
}

/** The names in a text that are made as those of columns of several words are: `next_review_at`. */
export function columnsIn(text: string): string[] {
  return text.match(/(?<!")\b[a-z]\w*_\w+\b(?!")/g) ?? [];
}
