import { redirectUriWarnings } from './redirect-uri-warnings';

const APP = 'https://reader.example/callback';

describe('warnings about redirect URIs', () => {
  it('are none for addresses that differ, are wrong or are not typed yet', () => {
    const uris = [APP, 'https://reader.example/other', 'http://127.0.0.1/', '', '', 'x', 'x'];
    expect(redirectUriWarnings(uris)).toEqual(uris.map(() => null));
  });

  it.each([
    ['a duplicate', [APP, `${APP} `], /in the list already/],
    ['a twin with a slash', [APP, `${APP}/`], /only by the slash at the end/],
    ['a twin without it, before a query', [`${APP}/?a=1`, `${APP}?a=1`], /only by the slash/],
  ])('name %s at the second of the two', (_, uris, warning) => {
    expect(redirectUriWarnings(uris)).toEqual([null, expect.stringMatching(warning)]);
  });

  it.each([
    'https://staging.reader.example/',
    'https://reader-dev.example/callback',
    'https://qa.reader.example/',
  ])('name the host for tests in %s', (uri) => {
    expect(redirectUriWarnings([uri])).toEqual([expect.stringMatching(/host for tests/)]);
  });

  it('name hosts that anybody can get, and none that only sound like them', () => {
    const uris = ['https://a1.ngrok-free.app/', 'https://latest.example/', 'https://xngrok.io/'];
    expect(redirectUriWarnings(uris)).toEqual([expect.stringMatching(/Anybody/), null, null]);
  });
});
