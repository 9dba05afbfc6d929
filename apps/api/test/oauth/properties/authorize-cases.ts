import fc from 'fast-check';
import { VISITORS, STATES, type AuthorizeWorld, type VisitorName } from './authorize-world.js';
import { applyEdits } from './apply-edits.js';
import { edits, type Edit } from './edits.js';
import { codePoint } from './mutations.js';
import { joinPairs } from './wire.js';

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'prompt',
] as const;

/** A request to the authorize endpoint: a valid one, and what is then changed of it. */
export interface AuthorizeCase {
  visitor: VisitorName;
  application: number;
  redirect: number;
  scope: string;
  state: string;
  challenge: boolean;
  prompt: string | null;
  changes: Edit[];
}

export const authorizeCase: fc.Arbitrary<AuthorizeCase> = fc.record({
  visitor: fc.constantFrom(...VISITORS),
  application: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.nat({ max: STATES.length - 1 }),
  ),
  redirect: fc.nat({ max: 2 }),
  scope: fc.constantFrom('words:read', 'words:read words:write', 'review:read', ' words:write  '),
  state: fc.oneof(fc.string({ unit: codePoint, minLength: 1 }), fc.string({ minLength: 1 })),
  challenge: fc.boolean(),
  prompt: fc.constantFrom(null, null, 'none', 'consent', 'login', 'none consent'),
  changes: edits(NAMES),
});

/** The query of a case, as it goes over the wire. */
export function authorizeQuery(
  { application, redirect, scope, state, challenge, prompt, changes }: AuthorizeCase,
  { applications }: AuthorizeWorld,
): string {
  const client = applications[application];
  const valid = {
    client_id: client?.clientId ?? '',
    redirect_uri: client?.redirectUris[redirect] ?? '',
    response_type: 'code',
    scope,
    state,
    ...(challenge && { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' }),
    ...(prompt !== null && { prompt }),
  };
  return joinPairs(applyEdits(valid, changes));
}
