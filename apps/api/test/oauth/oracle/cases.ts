import { AUTHORIZE_CASES } from './authorize-cases.js';
import type { OracleCase } from './case.js';
import { CLIENT_CASES } from './client-cases.js';
import { CODE_CASES } from './code-cases.js';
import { CONSENT_CASES } from './consent-cases.js';
import { LOOKUP_CASES } from './lookup-cases.js';
import { PUBLIC_CASES } from './public-cases.js';
import { REFRESH_CASES } from './refresh-cases.js';
import { REVOKE_CASES } from './revoke-cases.js';
import { TOKEN_CASES } from './token-cases.js';

/** Everything that is tried on both servers. */
export const CASES: readonly OracleCase[] = [
  ...AUTHORIZE_CASES,
  ...CONSENT_CASES,
  ...TOKEN_CASES,
  ...CLIENT_CASES,
  ...CODE_CASES,
  ...PUBLIC_CASES,
  ...REFRESH_CASES,
  ...REVOKE_CASES,
  ...LOOKUP_CASES,
];

/** The differences as rows of docs/oracle.md, in the order of the rules. */
export function differenceRows(): string[][] {
  return CASES.flatMap(({ name, rules, expected, difference }) =>
    difference === undefined
      ? []
      : [[rules, name, `\`${expected}\``, `\`${difference.oracle}\``, difference.why]],
  ).sort(([one], [other]) => Number(one) - Number(other));
}
