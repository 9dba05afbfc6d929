import { readClientCredentials, readClientId } from './client-credentials.js';
import type { OAuthError } from './oauth-error.js';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

const errorOf = (authorization: string | undefined, form: Record<string, string>) => {
  try {
    readClientCredentials(authorization, new Map(Object.entries(form)));
    return undefined;
  } catch (error) {
    return (error as OAuthError).code;
  }
};

describe('client credentials', () => {
  const both = { client_id: 'id', client_secret: 'secret' };

  it('come in the form', () => {
    const credentials = readClientCredentials(undefined, new Map(Object.entries(both)));
    expect(credentials).toEqual({ clientId: 'id', clientSecret: 'secret' });
  });

  it.each([
    ['id:secret', 'id', 'secret'],
    ['id:a:b', 'id', 'a:b'],
    ['i%3Ad:a%2Bb+c', 'i:d', 'a+b c'],
    [':', '', ''],
  ])('rule 24: come form-encoded in Basic: %s', (text, clientId, clientSecret) => {
    expect(readClientCredentials(basic(text), new Map())).toEqual({ clientId, clientSecret });
  });

  it('rule 24: come one way only', () => {
    expect(errorOf(basic('id:secret'), both)).toBe('invalid_request');
    expect(errorOf(basic('id:secret'), { client_secret: 'secret' })).toBe('invalid_request');
    expect(errorOf(basic('id:secret'), { client_id: 'other' })).toBe('invalid_request');
    expect(errorOf(basic('id:secret'), { client_id: 'id' })).toBeUndefined();
  });

  it('are a name alone if a public client calls', () => {
    const credentials = readClientCredentials(undefined, new Map([['client_id', 'id']]));
    expect(credentials).toEqual({ clientId: 'id', clientSecret: null });
  });

  it('rule 23: are needed', () => {
    expect(errorOf(undefined, {})).toBe('invalid_client');
    expect(errorOf(undefined, { client_secret: 'secret' })).toBe('invalid_client');
    for (const header of ['', 'Basic', 'Basic ***', 'Digest x', basic('id'), basic('%E0:x')]) {
      expect(errorOf(header, {})).toBe('invalid_client');
    }
  });

  it('rule 36: name whom failures are counted for, as far as can be told', () => {
    expect(readClientId(basic('id:wrong'), {})).toBe('id');
    expect(readClientId('Basic ***', { client_id: 'id' })).toBe('id');
    expect(readClientId(undefined, { client_id: ['a', 'b'] })).toBe('');
  });
});
