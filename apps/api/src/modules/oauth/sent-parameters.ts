import { isScope, LIMITS, type ClientType, type SentParameter } from '@wordgrove/contracts';
import type { Request } from 'express';
import { MALFORMED_VALUE } from '../../platform/http/query-parser.js';
import type { OAuthError } from './oauth-error.js';
import type { RawParameters } from './parameters.js';
import { isChallengeShaped } from './pkce.js';
import { isRegisteredRedirect } from './redirect-uri-match.js';
import { shownRedirect } from './shown-redirect.js';

/** The settings of an application with which a request is compared. */
interface Registration {
  clientType: ClientType;
  redirectUris: readonly string[];
  scopes: readonly string[];
}

type Judged = Pick<SentParameter, 'verdict' | 'value' | 'registered'>;

/** The names that are shown. Another one may be a secret that was sent in its place. */
const NAME = /^[a-z][a-z0-9_.-]{0,39}$/i;
/** A value of words as the protocol has them, none of which can be a secret of ours. */
const WORDS = /^[\w.:/-]{1,40}(?: [\w.:/-]{1,40}){0,19}$/;
const MAX_PARAMETERS = 20;

/**
 * Returns what was sent to the authorize or token endpoint against what is right, for the log of the application's
 * developer. Codes, tokens, secrets, `state` and `code_challenge` come as their lengths only.
 */
export function sentParameters(
  { method, query, body }: Request,
  error: OAuthError,
  registration: Registration | undefined,
): SentParameter[] {
  const raw = ((method === 'GET' ? query : body) ?? {}) as RawParameters;
  const judge = method === 'GET' ? JUDGES_OF_AUTHORIZE : JUDGES_OF_TOKEN;
  const missing = method === 'GET' ? missingFrom(raw, registration) : [];
  const sent = Object.entries(raw).slice(0, MAX_PARAMETERS);
  return [
    ...sent.map(([name, value]): SentParameter => {
      const shown = { name: NAME.test(name) ? name : '…', length: null, registered: [] };
      if (Array.isArray(value)) return { ...shown, verdict: 'REPEATED', value: null };
      if (value === MALFORMED_VALUE) return { ...shown, verdict: 'DIFFERS', value: null };
      const judged = Object.hasOwn(judge, name)
        ? judge[name]?.(value, registration, error)
        : undefined;
      if (judged === undefined)
        return { ...shown, verdict: 'UNUSED', value: null, length: value.length };
      return { ...shown, ...judged, length: judged.value === null ? value.length : null };
    }),
    ...missing.map((name): SentParameter => ({
      name,
      verdict: 'MISSING',
      value: null,
      length: null,
      registered: [],
    })),
  ];
}

type Judge = (
  value: string,
  registration: Registration | undefined,
  error: OAuthError,
) => Judged | undefined;

const right = (isRight: boolean) => (isRight ? 'RIGHT' : 'DIFFERS');

const oneOf =
  (...values: string[]): Judge =>
  (value) => ({
    verdict: right(values.includes(value)),
    value: WORDS.test(value) ? value : null,
    registered: values,
  });

/** A value that is not kept. It is wrong if the request was refused for one of these reasons. */
const hidden =
  (...reasons: string[]): Judge =>
  (_value, _registration, { reason }) => ({
    verdict: right(!reasons.includes(reason)),
    value: null,
    registered: [],
  });

const clientId: Judge = (value, _registration, { reason }) => ({
  verdict: right(reason !== 'CLIENT_UNKNOWN'),
  value: WORDS.test(value) ? value : null,
  registered: [],
});

const JUDGES_OF_AUTHORIZE: Readonly<Record<string, Judge>> = {
  client_id: clientId,
  redirect_uri: (value, registration) => {
    if (registration === undefined) return { verdict: 'RIGHT', value: null, registered: [] };
    return redirect(value, registration.redirectUris, isRegisteredRedirect(value, registration));
  },
  response_type: oneOf('code'),
  scope: (value, registration) => {
    const registered = [...(registration?.scopes ?? [])];
    const names = value.split(' ').filter((name) => name !== '');
    const isRight =
      names.length > 0 && names.every((name) => isScope(name) && registered.includes(name));
    return { verdict: right(isRight), value: WORDS.test(value) ? value : null, registered };
  },
  state: hidden('STATE_INVALID'),
  code_challenge: (value) => ({
    verdict: right(isChallengeShaped(value)),
    value: null,
    registered: [],
  }),
  code_challenge_method: oneOf('S256'),
  prompt: (value, _registration, { reason }) => ({
    verdict: right(reason !== 'PROMPT_INVALID'),
    value: WORDS.test(value) ? value : null,
    registered: [],
  }),
};

const JUDGES_OF_TOKEN: Readonly<Record<string, Judge>> = {
  grant_type: oneOf('authorization_code', 'refresh_token'),
  client_id: clientId,
  client_secret: hidden('CLIENT_CREDENTIALS_WRONG', 'CLIENT_CREDENTIALS_AMBIGUOUS'),
  code: hidden(
    'CODE_UNKNOWN',
    'CODE_EXPIRED',
    'CODE_REVOKED',
    'CODE_REUSED',
    'CODE_OF_ANOTHER_CLIENT',
  ),
  redirect_uri: (value, _registration, { expected }) => {
    const isRight = expected === undefined;
    return isRight
      ? { verdict: 'RIGHT', value: null, registered: [] }
      : redirect(value, [expected], false);
  },
  code_verifier: hidden('VERIFIER_WRONG', 'VERIFIER_UNEXPECTED'),
  refresh_token: hidden(
    'REFRESH_TOKEN_UNKNOWN',
    'REFRESH_TOKEN_EXPIRED',
    'REFRESH_TOKEN_REVOKED',
    'REFRESH_TOKEN_REUSED',
    'REFRESH_TOKEN_OF_ANOTHER_CLIENT',
  ),
  scope: (value, _registration, { reason }) => ({
    verdict: right(reason !== 'SCOPE_NOT_GRANTED'),
    value: WORDS.test(value) ? value : null,
    registered: [],
  }),
};

function redirect(sent: string, registered: readonly string[], isRight: boolean): Judged {
  const value = shownRedirect(sent.slice(0, LIMITS.url), registered);
  return { verdict: right(isRight), value, registered: isRight ? [] : [...registered] };
}

function missingFrom(raw: RawParameters, registration: Registration | undefined): string[] {
  const needed = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'];
  const isPublic = registration?.clientType === 'PUBLIC';
  const all = isPublic ? [...needed, 'code_challenge', 'code_challenge_method'] : needed;
  return all.filter((name) => raw[name] === undefined);
}

const REGISTRATION = Symbol('registration');

type Noted = Request & { [REGISTRATION]?: Registration };

/** Keeps what the request of an application is compared with if it is refused. */
export function noteRegistration(request: Request, registration: Registration): void {
  (request as Noted)[REGISTRATION] = registration;
}

export function registrationOf(request: Request): Registration | undefined {
  return (request as Noted)[REGISTRATION];
}
