/** The values with which an authorization begins. */
export interface Beginning {
  state: string;
  verifier: string;
  /** Null if the browser cannot make one here. */
  challenge: string | null;
}

/** Makes new values (RFC 7636). */
export async function newBeginning(): Promise<Beginning> {
  const verifier = random();
  // Browsers hash only on https and localhost.
  const challenge = window.isSecureContext ? await challengeOf(verifier) : null;
  return { state: random(), verifier, challenge };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

function random(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

interface Asked {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
}

/** Returns the address at which a user is asked for access. */
export function authorizeAddress(
  { clientId, redirectUri, scopes }: Asked,
  { state, challenge }: Beginning,
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    ...(challenge !== null && { code_challenge: challenge, code_challenge_method: 'S256' }),
  });
  return `${window.location.origin}/oauth/authorize?${query}`;
}
