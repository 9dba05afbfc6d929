import { Client } from 'pg';
import { explain } from './installed-server.js';

describe('a failed check of the server of DATABASE_URL', () => {
  it('is explained by a setting that ends statements', () => {
    const message = 'canceling statement due to statement timeout';
    const error = Object.assign(new Error(message), { code: '57014' });
    expect(explain(error, new Client()).message).toMatch(
      /^DATABASE_URL: a setting of its user or of the database \(statement_timeout,.* \(canceling statement due to statement timeout\)\.$/,
    );
  });

  it('is explained by a certificate for another name, without advice on its authority', () => {
    const message = "Hostname/IP does not match certificate's altnames: Host: db";
    const error = Object.assign(new Error(message), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    const fault = explain(error, new Client({ host: 'db', port: 5432 })).message;
    expect(fault).toMatch(
      /^DATABASE_URL: the certificate of the server at db:5432 is for another name \(Hostname/,
    );
    expect(fault).not.toContain('sslrootcert');
  });
});
