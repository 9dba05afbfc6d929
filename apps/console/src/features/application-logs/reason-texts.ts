import { ACCESS_TOKEN_MINUTES, AUTHORIZATION_CODE_SECONDS } from '@wordgrove/contracts';

export interface ReasonText {
  title: string;
  /** The way out for the developer. */
  todo: string;
  /** The tab on which it is done. */
  at?: 'settings' | 'credentials';
}

/** The meanings of the reasons to the developer. The other reasons of the API are described by their own meanings. */
export const REASON_TEXTS: Readonly<Record<string, ReasonText>> = {
  REDIRECT_URI_NOT_REGISTERED: {
    title: 'The redirect URI is not registered.',
    todo: 'URIs are compared letter by letter. The user saw an error page and was not sent back. Send a registered URI, or register this one.',
    at: 'settings',
  },
  REDIRECT_URI_DIFFERS: {
    title: 'The redirect URI is not that of the authorize request.',
    todo: 'Send the same redirect URI to both endpoints, letter by letter.',
  },
  SCOPE_UNKNOWN: {
    title: 'A scope is unknown, or none was sent.',
    todo: 'Separate scopes with spaces, and compare their names letter by letter.',
  },
  SCOPE_NOT_REGISTERED: {
    title: 'A scope is not registered for this application.',
    todo: 'Leave it out, or register it in the settings. A new scope is reviewed first.',
    at: 'settings',
  },
  SCOPE_NOT_GRANTED: {
    title: 'The refresh asks for more than the user has granted.',
    todo: 'Leave scope out to keep all scopes, or send the user to the authorize endpoint again.',
  },
  CODE_CHALLENGE_INVALID: {
    title: 'The PKCE challenge is not valid.',
    todo: 'Send code_challenge_method=S256 and the SHA-256 of the verifier in base64url, without padding.',
  },
  VERIFIER_WRONG: {
    title: 'The PKCE verifier does not match the challenge.',
    todo: 'The verifier must be that of the same authorize request. The code is used up: begin again.',
  },
  VERIFIER_MISSING: {
    title: 'The PKCE verifier is missing.',
    todo: 'The authorize request had a code_challenge, so the exchange needs its code_verifier.',
  },
  VERIFIER_UNEXPECTED: {
    title: 'A PKCE verifier came without a challenge.',
    todo: 'Send code_challenge with the authorize request, or leave code_verifier out.',
  },
  CLIENT_CREDENTIALS_WRONG: {
    title: 'The client secret is wrong, or has expired.',
    todo: 'Compare the last four letters of your secret with those of the credentials, and look for spaces and line breaks around it. We keep nothing of what was sent but its length.',
    at: 'credentials',
  },
  CLIENT_CREDENTIALS_AMBIGUOUS: {
    title: 'The client names itself in two ways.',
    todo: 'Send the secret either in the Authorization header or in the form, not in both.',
  },
  CODE_UNKNOWN: {
    title: 'The code is unknown.',
    todo: `Send the code exactly as it came, decoded once. It lives for ${AUTHORIZATION_CODE_SECONDS} seconds.`,
  },
  CODE_EXPIRED: {
    title: 'The code has expired.',
    todo: `Exchange a code within ${AUTHORIZATION_CODE_SECONDS} seconds.`,
  },
  CODE_REVOKED: {
    title: 'The code ended together with the user’s access.',
    todo: 'Send the user to the authorize endpoint again.',
  },
  CODE_REUSED: {
    title: 'The code was used twice.',
    todo: 'All tokens that came from it have ended. Exchange each code once, and do not repeat the request on a time-out.',
  },
  CODE_OF_ANOTHER_CLIENT: {
    title: 'The code belongs to another application.',
    todo: 'Check that both requests use the same client ID.',
  },
  REFRESH_TOKEN_UNKNOWN: {
    title: 'The refresh token is unknown.',
    todo: 'Check that it is a refresh token and stored as a whole.',
  },
  REFRESH_TOKEN_EXPIRED: {
    title: 'The refresh token has expired.',
    todo: 'Send the user to the authorize endpoint again.',
  },
  REFRESH_TOKEN_REVOKED: {
    title: 'The refresh token has been revoked.',
    todo: 'The user or the application has revoked it. Send the user to the authorize endpoint again.',
  },
  REFRESH_TOKEN_REUSED: {
    title: 'An old refresh token was used again.',
    todo: 'Each refresh returns a new refresh token: store it before you use the access token. All tokens of this sign-in have ended.',
  },
  REFRESH_TOKEN_OF_ANOTHER_CLIENT: {
    title: 'The refresh token belongs to another application.',
    todo: 'Check that you store the tokens of each application apart.',
  },
  PARAMETER_MISSING: {
    title: 'A parameter is missing.',
    todo: 'Add what is marked as missing below.',
  },
  PARAMETER_REPEATED: { title: 'A parameter came twice.', todo: 'Send each parameter once.' },
  PARAMETER_NOT_DECODABLE: {
    title: 'A parameter is not valid UTF-8.',
    todo: 'Encode each value as UTF-8 before it is percent-encoded.',
  },
  BODY_NOT_A_FORM: {
    title: 'The body is not a form.',
    todo: 'Send the parameters as application/x-www-form-urlencoded, not as JSON or in the query.',
  },
  METHOD_NOT_ALLOWED: {
    title: 'The endpoint takes another method.',
    todo: 'The authorize endpoint takes GET, all others take POST.',
  },
  CLIENT_UNKNOWN: {
    title: 'No application has this client ID.',
    todo: 'Copy the client ID from the top of this page.',
  },
  CLIENT_SECRET_IN_PAGE: {
    title: 'The client secret came from a web page.',
    todo: 'Everybody who opens the page can read the secret. Send it from your server, and replace this one.',
    at: 'credentials',
  },
  STATE_INVALID: {
    title: 'state is too long or not a text.',
    todo: 'Send a random text of a few dozen characters, and keep what belongs to it in your own session.',
  },
  PROMPT_INVALID: {
    title: 'prompt has “none” and another value.',
    todo: 'Send none alone, or leave it out.',
  },
  RESPONSE_TYPE_UNSUPPORTED: {
    title: 'response_type is not “code”.',
    todo: 'Send response_type=code.',
  },
  GRANT_TYPE_UNSUPPORTED: {
    title: 'grant_type is unknown.',
    todo: 'Send authorization_code or refresh_token.',
  },
  APPLICATION_NOT_APPROVED: {
    title: 'The application is not approved for this user.',
    todo: 'Until it is approved, only you and your test users can use it.',
  },
  LOGIN_REQUIRED: {
    title: 'Nobody was signed in.',
    todo: 'With prompt=none, no page is shown. Ask again without it.',
  },
  CONSENT_REQUIRED: {
    title: 'The user has not granted these scopes yet.',
    todo: 'With prompt=none, no page is shown. Ask again without it.',
  },
  TOKEN_INVALID: {
    title: 'The access token has ended.',
    todo: `Access tokens live for ${ACCESS_TOKEN_MINUTES} minutes, and end with the user’s access. Use the refresh token, or ask the user again.`,
  },
  INSUFFICIENT_SCOPE: {
    title: 'The access token lacks a scope.',
    todo: 'Ask the user for the scope that is named below, or do not make this call.',
  },
  GRANT_REVOKED: {
    title: 'The user has revoked the access.',
    todo: 'Stop calling for this user until the user connects again.',
  },
  QUOTA_EXCEEDED: {
    title: 'The hourly quota of this user is used up.',
    todo: 'Wait for the time in Retry-After. Batches such as collect-words count once.',
  },
  TOO_MANY_AT_ONCE: {
    title: 'Too many requests of this user at once.',
    todo: 'Wait for the time in Retry-After, and make fewer requests at a time.',
  },
};
