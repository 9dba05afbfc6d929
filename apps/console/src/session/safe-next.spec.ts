import { leadingBack, safeNext } from './safe-next';

describe('safeNext', () => {
  it.each(['/', '/my-applications', '/consent?request=a%2Fb&x=1', '/my-applications/1#secrets'])(
    'keeps %s, a path of this site',
    (path) => {
      expect(safeNext(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'my-applications',
    '',
    ' /my-applications',
  ])('drops %j', (path) => {
    expect(safeNext(path)).toBe('/');
  });

  it('falls back to the home page if nothing is wanted', () => {
    expect(safeNext(null)).toBe('/');
  });
});

describe('leadingBack', () => {
  it('carries a path that safeNext reads back', () => {
    const address = new URL(leadingBack('/sign-in', '/consent?request=a&b'), 'http://x.invalid');
    expect(safeNext(address.searchParams.get('next'))).toBe('/consent?request=a&b');
  });

  it('needs no parameter for the home page', () => {
    expect(leadingBack('/sign-up', '/')).toBe('/sign-up');
  });
});
