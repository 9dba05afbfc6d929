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
});
