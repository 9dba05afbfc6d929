import { databaseUrlFault } from './database-url-fault.js';

const THIS_FILE = import.meta.filename;
const faultOf = (query: string) => databaseUrlFault(`postgres://words:s3cret@db/words?${query}`);

describe('databaseUrlFault', () => {
  it.each(['sslrootcert', 'sslcert', 'sslkey'])('tells which file %s names', (parameter) => {
    const of = (path: string) => faultOf(`sslmode=verify-full&${parameter}=${path}`);
    expect(of('/tmp')).toBe(`${parameter} names /tmp, which cannot be read (EISDIR)`);
    expect(of('/nowhere')).toBe(`${parameter} names /nowhere, which cannot be read (ENOENT)`);
    expect(of(THIS_FILE)).toMatch(/, which has no (certificate|private key)$/);
  });

  it.each(['replication=database', 'replication=true', 'query_timeout=1', 'binary=true'])(
    'refuses %s',
    (query) => {
      expect(faultOf(query)).toMatch(
        new RegExp(`^must not have the parameter ${query.split('=')[0]}: `),
      );
    },
  );

  it.each([
    ...['sslmode=bananas', 'sslmode=REQUIRE', 'sslmode=allow', 'ssl=yes', 'ssl=false'],
    ...['sslnegotiation=bananas', 'uselibpqcompat=1', 'channel_binding=on', 'gssencmode=on'],
    ...['target_session_attrs=bananas', 'client_encoding=latin1', 'keepalives=yes'],
    ...['connect_timeout=soon', 'connectionTimeoutMillis=1s', 'keepAliveInitialDelayMillis=1.5'],
    ...['statement_timeout=2s', 'lock_timeout=-1', 'idle_in_transaction_session_timeout=never'],
  ])('refuses a value that the parameter does not have: %s', (query) => {
    const [parameter = ''] = query.split('=');
    expect(faultOf(query)).toMatch(
      new RegExp(`^has the parameter ${parameter}, which must be (one of|a whole number)`),
    );
  });

  it('refuses a parameter that is there twice, of which one would count', () => {
    expect(faultOf('sslmode=require&sslmode=disable')).toBe(
      'must have the parameter sslmode only once',
    );
  });

  it('takes other parameters', () => {
    expect(faultOf('sslmode=require&connect_timeout=3&host=/run/postgresql')).toBeNull();
    expect(faultOf('sslmode=no-verify&port=5433&statement_timeout=0&keepalives=1')).toBeNull();
    expect(faultOf('sslmode=&options=-c%20work_mem%3D8MB&application_name=words')).toBeNull();
    expect(faultOf('channel_binding=require&pgbouncer=true')).toBeNull();
    expect(databaseUrlFault('postgres://words@/words')).toBeNull();
  });
});
