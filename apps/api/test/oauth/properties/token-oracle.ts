import { createHash } from 'node:crypto';
import type { TokenCall } from './token-cases.js';
import { SCOPES, type Material } from './token-world.js';
import { decodeWire, isClean, sole, type Decoded } from './wire.js';

/** The required outcome of a client's request. */
export type TokenVerdict = 'issued' | 'revoked' | 'active' | 'inactive' | 'unauthentic' | 'invalid';

/** Judges a request by what goes over the wire (rules 21 to 34, 41 and 42). */
export function judgeToken(
  endpoint: 'token' | 'revoke' | 'introspect',
  { headers, form }: TokenCall,
  material: readonly Material[],
): TokenVerdict {
  const sent = decodeWire(form);
  if (form === '' || !isClean(sent)) return 'invalid';
  const client = authenticated(headers['authorization'], sent, material);
  if (typeof client === 'string') return client;
  if (endpoint === 'token') return isExactlyRight(sent, client) ? 'issued' : 'invalid';
  const token = sole(sent, 'token');
  if (token === undefined) return 'invalid';
  if (endpoint === 'revoke') return 'revoked';
  return [client.refreshToken, client.accessToken].includes(token) ? 'active' : 'inactive';
}

function authenticated(
  header: string | undefined,
  sent: Decoded,
  material: readonly Material[],
): Material | 'unauthentic' | 'invalid' {
  const claimed = sole(sent, 'client_id');
  const secret = sole(sent, 'client_secret');
  const find = (id: string | undefined, key: string | undefined) =>
    material.find(({ application: a }) => a.clientId === id && a.clientSecret === key) ??
    'unauthentic';
  if (header === undefined) return find(claimed, secret);
  if (secret !== undefined) return 'invalid';
  const [id, key] = basicCredentials(header);
  if (id === undefined) return 'unauthentic';
  return claimed === undefined || claimed === id ? find(id, key) : 'invalid';
}

function basicCredentials(header: string): [string?, string?] {
  const encoded = /^basic +([\w+/-]+={0,2})$/i.exec(header.trim())?.[1];
  const [id, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (encoded === undefined || rest.length === 0) return [];
  const pair = decodeWire(`id=${wire(id ?? '')}&key=${wire(rest.join(':'))}`);
  const [ids, keys] = [pair.get('id') ?? [], pair.get('key') ?? []];
  return isClean(pair) ? [ids[0] ?? '', keys[0] ?? ''] : [];
}

/** Text of a header as bytes of a form, so that the same decoder reads both. */
function wire(text: string): string {
  return Buffer.from(text).toString('latin1').replaceAll('&', '%26').replaceAll('=', '%3D');
}

function isExactlyRight(sent: Decoded, client: Material): boolean {
  const value = (name: string) => sole(sent, name);
  if (value('grant_type') === 'refresh_token') {
    return value('refresh_token') === client.refreshToken && isNarrower(value('scope'));
  }
  return (
    value('grant_type') === 'authorization_code' &&
    value('code') === client.code &&
    value('redirect_uri') === client.application.redirectUri &&
    digest(value('code_verifier')) === digest(client.verifier ?? undefined)
  );
}

function isNarrower(scope: string | undefined): boolean {
  if (scope === undefined) return true;
  const words = scope.split(' ').filter((word) => word !== '');
  return words.length > 0 && words.every((word) => SCOPES.some((each) => each === word));
}

function digest(text: string | undefined): string | undefined {
  return text && createHash('sha256').update(text).digest('hex');
}
