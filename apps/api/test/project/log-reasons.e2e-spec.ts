import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OAUTH_REASONS } from '../../src/modules/oauth/oauth-reasons.js';

const TEXTS = join(
  import.meta.dirname,
  '../../../console/src/features/application-logs/reason-texts.ts',
);

it('the log of an application has words for each reason of the protocol', () => {
  const named = readFileSync(TEXTS, 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm);
  const reasons = new Set([...named].map(([, reason]) => reason));
  expect(Object.keys(OAUTH_REASONS).filter((reason) => !reasons.has(reason))).toEqual([]);
});
