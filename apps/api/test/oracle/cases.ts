import { AUTHORIZE_CASES } from './authorize-cases.js';
import type { OracleCase } from './case.js';
import { LIFE_CASES } from './life-cases.js';
import { TOKEN_CASES } from './token-cases.js';

/** Everything that is tried on both servers. */
export const CASES: readonly OracleCase[] = [...AUTHORIZE_CASES, ...TOKEN_CASES, ...LIFE_CASES];

/** The differences as rows of docs/oracle.md. */
export function differenceRows(): string[][] {
  return CASES.flatMap(({ name, rules, expected, difference }) =>
    difference === undefined
      ? []
      : [[rules, name, `\`${expected}\``, `\`${difference.oracle.trim()}\``, difference.why]],
  );
}
