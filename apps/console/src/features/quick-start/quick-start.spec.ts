import type { ApplicationDto, FirstStepsDto } from '@wordgrove/dto';
import { currentStep, stepsOf } from './progress';
import { LANGUAGES, snippetsOf } from './snippets/languages';
import { SNIPPET_STEPS, textOf } from './snippets/snippet';

const OWN = {
  baseUrl: 'https://words.example',
  clientId: 'wg_1',
  redirectUri: `https://app.example/?it's="back\\`,
  scopes: ['words:read', 'words:write'],
  hasSecret: true,
};

describe.each(LANGUAGES)('the programs in %s', (language) => {
  const all = (own: typeof OWN) =>
    SNIPPET_STEPS.map((step) => textOf(snippetsOf(language, own)[step])).join('\n');

  it('have every value, and no place that is left open', () => {
    expect(all(OWN)).toMatch(/wg_1/);
    expect(all(OWN)).not.toMatch(/[«»]|undefined/);
    const marked = SNIPPET_STEPS.flatMap((step) => snippetsOf(language, OWN)[step].parts)
      .filter(({ isOwn }) => isOwn)
      .map(({ text }) => text);
    expect(marked).toEqual(expect.arrayContaining(['https://words.example', 'wg_1']));
  });

  it('read the secret from the environment, and have none for a public client', () => {
    expect(all(OWN)).toContain('WORDGROVE_CLIENT_SECRET');
    expect(all({ ...OWN, hasSecret: false })).not.toContain('SECRET');
  });

  it('keep a value with quotes and backslashes within its quotes', () => {
    const quoted =
      language === 'curl' || language === 'TypeScript' ? /it(\\'|'\\'')s/ : /\\"back\\\\/;
    expect(all(OWN)).toMatch(quoted);
  });
});

describe('the current step', () => {
  const application = { client_type: 'CONFIDENTIAL', secrets: [] } as unknown as ApplicationDto;
  const withSecret = { ...application, secrets: [{ expires_at: null }] } as ApplicationDto;
  const none: FirstStepsDto = { authorized_at: null, token_issued_at: null, called_at: null };
  const at = '2026-01-01T00:00:00.000Z';

  it.each([
    ['secret', application, none],
    ['authorize', withSecret, none],
    ['authorize', { ...application, client_type: 'PUBLIC' } as ApplicationDto, none],
    ['token', withSecret, { ...none, authorized_at: at }],
    ['call', withSecret, { ...none, authorized_at: at, token_issued_at: at }],
    [null, application, { ...none, called_at: at }],
  ])('is %s', (step, of, steps) => {
    expect(currentStep(of, steps, { isStored: true, now: new Date(at) })).toBe(step);
  });

  it('is the secret until it is stored', () => {
    expect(currentStep(withSecret, none, { isStored: false, now: new Date(at) })).toBe('secret');
  });

  it('is one of the application: a public client has no secret to store', () => {
    expect(stepsOf(application)).toHaveLength(4);
    expect(stepsOf({ ...application, client_type: 'PUBLIC' })).not.toContain('secret');
  });
});
