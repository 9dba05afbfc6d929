import {
  GRANTED,
  type AuthorizeWorld,
  type KnownApplication,
  type VisitorName,
} from './authorize-world.js';
import { decodeWire, isClean, sole, type Decoded } from './wire.js';

/** The outcome of a request that the rules require. */
export type Verdict =
  | { kind: 'page' }
  | { kind: 'refused' }
  | { kind: 'consent' }
  | RedirectVerdict;

/** The response goes to the application. */
export interface RedirectVerdict {
  kind: 'code' | 'error';
  redirectUri: string;
  state: string | undefined;
}

/** Judges a request by its query alone (rules 1 to 16), without a look at the service's code. */
export function judgeAuthorize(
  query: string,
  visitor: VisitorName,
  world: AuthorizeWorld,
): Verdict {
  // No URI has them, so the request is over before anyone looks at what it asks.
  if (/[^\x21-\x7e]/.test(query)) return { kind: 'refused' };
  const sent = decodeWire(query);
  const application = world.applications.find(
    ({ clientId }) => clientId === sole(sent, 'client_id'),
  );
  const redirectUri = sole(sent, 'redirect_uri');
  const isTrusted =
    application !== undefined &&
    redirectUri !== undefined &&
    application.redirectUris.includes(redirectUri) &&
    isOpen(application, visitor);
  if (!isTrusted) return { kind: 'page' };
  const target = { redirectUri, state: sole(sent, 'state') };
  if (!isValid(sent, application)) return { kind: 'error', ...target };
  const prompts = wordsOf(sent, 'prompt');
  const scopes = wordsOf(sent, 'scope');
  const isCovered =
    ['granted', 'owner'].includes(visitor) && scopes.every((each) => isOneOf(each, GRANTED));
  if (isCovered && !prompts.includes('consent')) return { kind: 'code', ...target };
  return prompts.includes('none') ? { kind: 'error', ...target } : { kind: 'consent' };
}

function isOpen({ state }: KnownApplication, visitor: VisitorName): boolean {
  return state === 'APPROVED' || (state === 'PENDING' && visitor === 'owner');
}

function isValid(sent: Decoded, application: KnownApplication): boolean {
  if (!isClean(sent)) return false;
  const state = sole(sent, 'state');
  const scopes = wordsOf(sent, 'scope');
  const prompts = wordsOf(sent, 'prompt');
  return (
    sole(sent, 'response_type') === 'code' &&
    state !== undefined &&
    [...state].length <= 2048 &&
    !state.includes('\0') &&
    scopes.length > 0 &&
    scopes.every((each) => isOneOf(each, application.scopes)) &&
    isChallengeFine(sent) &&
    (!prompts.includes('none') || prompts.length === 1)
  );
}

function isChallengeFine(sent: Decoded): boolean {
  const challenge = sole(sent, 'code_challenge');
  const method = sole(sent, 'code_challenge_method');
  if (challenge === undefined && method === undefined) return true;
  return method === 'S256' && /^[\w.~-]{43,128}$/.test(challenge ?? '');
}

function wordsOf(sent: Decoded, name: string): string[] {
  return (sole(sent, name) ?? '').split(' ').filter((word) => word !== '');
}

function isOneOf(word: string, list: readonly string[]): boolean {
  return list.includes(word);
}
