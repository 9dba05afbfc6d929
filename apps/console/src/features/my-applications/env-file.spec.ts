import { envFile, envFileName } from './env-file';

describe('the file with the credentials', () => {
  it('has the issuer and both values, one on a line', () => {
    expect(envFile('https://w.example', 'wg_1', 's-1')).toBe(
      'WORDGROVE_ISSUER=https://w.example\nWORDGROVE_CLIENT_ID=wg_1\nWORDGROVE_CLIENT_SECRET=s-1\n',
    );
  });

  it.each([
    ['Marginalia staging', 'marginalia-staging.env'],
    ['Lésé/../x', 'le-se-x.env'],
    ['כרטיסיות', 'wordgrove.env'],
    ['a'.repeat(100), `${'a'.repeat(60)}.env`],
  ])('is named after the application: %s', (name, file) => {
    expect(envFileName(name)).toBe(file);
  });
});
