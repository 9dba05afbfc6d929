import { ERROR_REASONS, ERROR_STATUS } from '@wordgrove/contracts';
import { whyText } from './call-text';
import { titleOf, todoOf } from './refusal';
import { verdictText } from './verdict';

const REGISTERED = ['https://reader.example/oauth/callback', 'https://other.example/'];

/** Returns the title of a request that was refused because of its redirect URI. */
function titleFor(value: string | null, registered = REGISTERED): string {
  const parameter = { name: 'redirect_uri', verdict: 'DIFFERS', value, length: null, registered };
  const refused = { error_code: 'invalid_request', reason: 'REDIRECT_URI_NOT_REGISTERED' };
  return titleOf({ ...refused, parameters: [{ ...parameter, verdict: 'DIFFERS' as const }] });
}

describe('the title of a refused request', () => {
  it.each([
    ['https://reader.example/oauth/callback/', 'has a slash at its end that the registered one'],
    ['https://other.example', 'lacks the slash at the end'],
    ['https://reader.example/oauth/Callback', 'differs in capital letters'],
    ['http://reader.example/oauth/callback', 'begins with http, and the registered one with https'],
    ['https://leader.example/oauth/callback', 'another host'],
    ['https://reader.example:8443/oauth/callback', 'another port'],
    ['https://reader.example/oauth/callbacks', 'another path'],
    ['https://reader.example/oauth/callback?next=1', 'another query'],
  ])('says how %s misses what is registered', (sent, said) => {
    expect(titleFor(sent)).toContain(said);
  });

  it.each([
    ['differs in more than one way', 'http://reader.example:8443/oauth/callback'],
    ['is no address', 'reader'],
    ['is not known', null],
    ['is known in part', 'https://reader.example/oauth/callback?next=•••'],
  ])('says no more than that it is not registered if what was sent %s', (_why, sent) => {
    expect(titleFor(sent)).toBe('The redirect URI is not registered.');
  });

  it('and what to do are there for each reason and each code of the API', () => {
    for (const reason of [...Object.keys(ERROR_REASONS), null])
      for (const error_code of Object.keys(ERROR_STATUS)) {
        const refused = { error_code, reason, parameters: null };
        if (reason !== null) expect(titleOf(refused)).toMatch(/^[^`]{9,}\.$/u);
        expect(todoOf(refused)).toMatch(/\.$/);
      }
  });

  it('is the reason itself if an older version of the console does not know it', () => {
    const refused = { error_code: 'invalid_request', reason: 'SOMETHING_NEW', parameters: null };
    expect(titleOf(refused)).toContain('SOMETHING_NEW');
  });
});

describe('the line of a refused request', () => {
  const line = (call: object) =>
    whyText({ about: null, subject: null, parameters: null, ...call } as never);

  it('says in words what the protocol refused', () => {
    const refused = { kind: 'TOKEN', error_code: 'invalid_grant', reason: 'CODE_REUSED' };
    expect(line(refused)).toBe('invalid_grant: the code was used twice');
  });

  it('names the scope that a call lacks, and the field that is wrong', () => {
    const api = (error_code: string, reason: string, subject: string) =>
      line({ kind: 'API', error_code, reason, subject });
    expect(api('PERMISSION_DENIED', 'INSUFFICIENT_SCOPE', 'words:write')).toBe(
      'PERMISSION_DENIED: needs words:write',
    );
    expect(api('INVALID_ARGUMENT', 'TOO_LONG', 'specs[3].term')).toBe(
      'INVALID_ARGUMENT: TOO_LONG in specs[3].term',
    );
  });
});

describe('what is wrong with a parameter', () => {
  const scope = (value: string) => {
    const sent = { name: 'scope', verdict: 'DIFFERS' as const, value, length: null };
    return verdictText({ ...sent, registered: ['words:read', 'review:write'] });
  };

  it('is counted in a list of scopes', () => {
    expect(scope('words:read reviews:write')).toBe('1 of 2 unknown');
    expect(scope('words:read words:write')).toBe('1 of 2 not registered');
  });
});
