import { explainRefusal } from './migrate-or-explain.js';
import { DatabaseFault, StartFault } from '../config/start-fault.js';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('explainRefusal', () => {
  it.each([
    ['3F000', 'no schema has been selected to create in', /no schema to create tables in/],
    ['42501', 'permission denied for schema public', /grant it CREATE on the database/],
    ['0A000', 'extension "pg_trgm" is not available', /Install the extensions pg_trgm/],
    ['42P07', 'relation "imports" already exists', /another program .* Use an empty database/],
    ['42710', 'type "imports" already exists', /another program .* Use an empty database/],
    ['42723', 'function "imports" already exists', /another program .* Use an empty database/],
    ['42P01', 'relation "pgboss.job" does not exist', /another program, .* restore a backup/],
    ['42703', 'column "name" does not exist', /another program, .* restore a backup/],
    ['25006', 'cannot execute CREATE TABLE in a read-only transaction', /is read-only/],
    ['57014', 'canceling statement due to statement timeout', /its user .*\(statement_timeout,/],
    ['57P05', 'terminating connection due to idle-session timeout', / or idle_session_timeout\)/],
  ])('names the setting and says what to do: %s', (code, message, advice) => {
    const explained = explainRefusal(refusal(code, message)) as StartFault;
    expect(explained).toBeInstanceOf(StartFault);
    expect(explained.message).toMatch(/^DATABASE_URL: /);
    expect(explained.message).toMatch(advice);
    expect(explained.message).toContain(`(${message}).`);
  });

  it('gives the reason of the database for anything else', () => {
    const explained = explainRefusal(refusal('XX001', 'a page is damaged'));
    expect(explained).toEqual(
      new DatabaseFault('the database could not be brought up to date: a page is damaged.'),
    );
  });

  it('keeps what is no refusal of the database', () => {
    const defect = new TypeError('a defect');
    expect(explainRefusal(defect)).toBe(defect);
    const lost = refusal('EPIPE', 'write EPIPE');
    expect(explainRefusal(lost)).toBe(lost);
  });
});
