import { headFault } from './table-faults.js';

/** A word, a sign, and its meaning, without a sign between cells. */
const WITH_MEANING = /^\S.{0,60}?(?:\s[-–—=]\s|\s?:\s)\s*\S/u;
const NUMBERED = /^\d+[.)]\s/;
const SENTENCE = /(?:\S+\s+){5,}\S+[.!?…]["'”’»)\]]*$/u;

const FAULTS: readonly (readonly [row: RegExp, description: string])[] = [
  [
    WITH_MEANING,
    'Most rows have a word and its meaning in one cell. Put a tab between them, or a comma and the meaning in quotes',
  ],
  [NUMBERED, 'Most rows begin with a number. Remove the numbers, or put a tab behind them'],
  [SENTENCE, 'Most rows are sentences, and each row of a table is one word'],
];

/**
 * Refuses lines of one cell that are no words, since each line would become one. A comma in such a line may look like
 * a sign between cells. It then parts few lines equally.
 * @throws ImportFault
 */
export function refuseLines(rows: readonly (readonly string[])[]): void {
  const isTable = rows.every(({ length }) => length > 1 && length === rows[0]?.length);
  const lines = rows.map((cells) => cells.join(',').trim()).filter((line) => line !== '');
  if (isTable || lines.length < 2) return;
  for (const [pattern, description] of FAULTS) {
    const count = lines.filter((line) => pattern.test(line)).length;
    if (count > lines.length / 2) throw headFault(null, `${description}, or send a mapping`);
  }
}
