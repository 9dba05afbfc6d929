import { strictSslMode } from './strict-ssl-mode.js';

const at = (query: string) => `postgresql://words:s%2Fcret@db.internal:6432/words${query}`;

describe('strictSslMode', () => {
  it.each(['prefer', 'require', 'verify-ca'])('calls %s what the driver makes of it', (mode) => {
    expect(strictSslMode(at(`?sslmode=${mode}&sslrootcert=/ca.pem`))).toBe(
      at('?sslmode=verify-full&sslrootcert=%2Fca.pem'),
    );
  });

  it.each(['', '?sslmode=disable', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
    'leaves %j as it is',
    (query) => {
      expect(strictSslMode(at(query))).toBe(at(query));
    },
  );
});
