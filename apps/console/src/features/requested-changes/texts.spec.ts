import { TEXTS } from './texts';

describe('what stays as it is', () => {
  it.each([
    [['Name'], 'Name is unchanged.'],
    [['Permissions'], 'Permissions are unchanged.'],
    [['Name', 'Redirect URIs'], 'Name and redirect URIs are unchanged.'],
    [['Name', 'Home page', 'Permissions'], 'Name, home page and permissions are unchanged.'],
  ])('of %j is a sentence', (members, text) => expect(TEXTS.unchanged(members)).toBe(text));

  it.each([
    [1, 'As before'],
    [2, 'Both as before'],
    [3, '3 as before'],
  ])('of a list with %d is counted', (count, text) => expect(TEXTS.asBefore(count)).toBe(text));
});
