import { dropPostgresVariables } from './postgres-variables.js';

describe('variables of PostgreSQL', () => {
  // Those that libpq, pg, pgpass, TypeORM and the server's programs read.
  it.each([
    'PGHOST',
    'PGHOSTADDR',
    'PGPORT',
    'PGDATABASE',
    'PGUSER',
    'PGPASSWORD',
    'PGPASSFILE',
    'PGPASS_NO_DEESCAPE',
    'PGSERVICE',
    'PGSERVICEFILE',
    'PGOPTIONS',
    'PGAPPNAME',
    'PGSSLMODE',
    'PGREQUIRESSL',
    'PGSSLNEGOTIATION',
    'PGSSLCERT',
    'PGSSLKEY',
    'PGSSLROOTCERT',
    'PGSSLCRL',
    'PGSSLSNI',
    'PGREQUIREPEER',
    'PGGSSENCMODE',
    'PGKRBSRVNAME',
    'PGCONNECT_TIMEOUT',
    'PGCLIENTENCODING',
    'PGCLIENT_ENCODING',
    'PGCHANNELBINDING',
    'PGTARGETSESSIONATTRS',
    'PGLOADBALANCEHOSTS',
    'PGDATESTYLE',
    'PGTZ',
    'PGGEQO',
    'PGSYSCONFDIR',
    'PGLOCALEDIR',
    'PGDATA',
    'PGREPLICATION',
    'PGBINARY',
    'PGCTLTIMEOUT',
  ])(
    // prettier-ignore
    'such as %s are removed, and named in one line',
    (name) => {
      const environment = { [name]: 'require', HOME: '/root' };
      expect(dropPostgresVariables(environment)).toBe(
        `Variables of PostgreSQL have no effect: ${name}. What a connection needs belongs in DATABASE_URL.`,
      );
      expect(environment).toEqual({ HOME: '/root' });
    },
  );

  it('are named in order', () => {
    const environment = { PGUSER: 'u', PGHOST: 'h', PGPORT: '' };
    expect(dropPostgresVariables(environment)).toContain('no effect: PGHOST, PGUSER. ');
    expect(environment).toEqual({});
  });

  it('are not those of others, nor settings', () => {
    const environment = { PGID: '1000', PG_URL: 'x', DATABASE_URL: 'y', POSTGRES_DB: 'z' };
    const before = { ...environment };
    expect(dropPostgresVariables(environment)).toBeUndefined();
    expect(environment).toEqual(before);
  });

  it.each(['require', 'verify-ca', 'verify-full', 'no-verify'])(
    'must not be all that asks for encryption (%s)',
    (PGSSLMODE) => {
      const environment = { PGSSLMODE, DATABASE_URL: 'postgres://db/w' };
      expect(() => dropPostgresVariables(environment)).toThrow(
        /DATABASE_URL must have the parameter sslmode/,
      );
      environment.DATABASE_URL += '?sslmode=require';
      expect(dropPostgresVariables(environment)).toContain('PGSSLMODE');
    },
  );
});
