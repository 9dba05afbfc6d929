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

  it('takes other parameters', () => {
    expect(faultOf('sslmode=require&connect_timeout=3&host=/run/postgresql')).toBeNull();
    expect(databaseUrlFault('postgres://words@/words')).toBeNull();
  });
});
