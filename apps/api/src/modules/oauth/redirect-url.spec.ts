import { redirectUrl } from './redirect-url.js';

describe('the address of a redirect', () => {
  it.each([
    ['https://app.example/cb', 'https://app.example/cb?code=x'],
    ['https://app.example', 'https://app.example?code=x'],
    ['https://app.example/cb?', 'https://app.example/cb?code=x'],
    ['https://app.example/cb?a=%2f+b', 'https://app.example/cb?a=%2f+b&code=x'],
    ['https://app.example/cb?a=1&', 'https://app.example/cb?a=1&code=x'],
    ['https://app.example/cb?code=old', 'https://app.example/cb?code=old&code=x'],
  ])('rule 12: %s keeps what it has', (uri, expected) => {
    expect(redirectUrl(uri, { code: 'x' })).toBe(expected);
  });

  it('rule 8: encodes values so that forms and URIs read the same', () => {
    const value = 'a b+c&d=%e#ü😀/?';
    const url = redirectUrl('https://app.example/cb', { state: value });
    expect(new URL(url).searchParams.get('state')).toBe(value);
    expect(decodeURIComponent(url.split('state=')[1] ?? '')).toBe(value);
  });

  it('leaves absent parameters out', () => {
    const parameters = { error: 'x', state: undefined };
    expect(redirectUrl('https://app.example/cb', parameters)).toBe(
      'https://app.example/cb?error=x',
    );
  });

  it('is ASCII, as a header must be', () => {
    const url = redirectUrl('https://app.example/ü漢?ö=1', { code: 'x' });
    expect(url).toBe('https://app.example/%C3%BC%E6%BC%A2?%C3%B6=1&code=x');
  });
});
