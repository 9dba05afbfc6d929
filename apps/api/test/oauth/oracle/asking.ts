import type { Overrides } from '../../support/authorization-flow.js';
import type { OracleCase } from './case.js';
import type { Driver } from './driver.js';
import type { AuthorizeOptions, SubjectClients, SubjectUser } from './subject.js';

type Expectation = Pick<OracleCase, 'expected' | 'difference'>;

interface Asking {
  as?: SubjectUser;
  /** The confidential one by default. */
  client?: keyof SubjectClients;
}

/** A challenge of the right shape, for requests whose code is not exchanged. */
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
export const S256 = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };

/** A case of the authorize endpoint: what it does with a request that is right but for this. */
export function asking(
  rules: string,
  name: string,
  overrides: Overrides | ((driver: Driver) => Overrides),
  expected: string | Expectation,
  { as = 'user', client = 'confidential' }: Asking = {},
): OracleCase {
  const expectation = typeof expected === 'string' ? { expected } : expected;
  const run = (driver: Driver) => {
    const options: AuthorizeOptions = { as, client: driver.clients[client] };
    return driver.authorize(
      typeof overrides === 'function' ? overrides(driver) : overrides,
      options,
    );
  };
  return { rules, name, run, ...expectation };
}

/** Returns the expectation for two servers that differ, with the reason. */
export function differing(expected: string, oracle: string, why: string): Expectation {
  return { expected, difference: { oracle, why } };
}
