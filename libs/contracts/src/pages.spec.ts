import { isPageAddress } from './pages.js';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('isPageAddress', () => {
  it.each([
    '/',
    '/sign-in',
    '/SIGN-IN/',
    `/my-applications/${ID}`,
    `/my-applications/${ID}/edit`,
    `/my-applications/${ID}/review`,
    `/my-applications/${ID}/playground`,
  ])('is true for %s', (path) => {
    expect(isPageAddress(path)).toBe(true);
  });

  it.each([
    '',
    '//',
    '/sign',
    '/sign-in/x',
    '/my-applications/1',
    `/my-applications/${ID}/x`,
    '/x',
  ])('is false for %j', (path) => {
    expect(isPageAddress(path)).toBe(false);
  });
});
