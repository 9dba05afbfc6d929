import { explainRefusal } from './migrate-or-explain.js';
import { settingFault } from './setting-fault.js';

const PREPARED = 'prepared statement "job.take-turn" does not exist';
const TOO_LARGE = 'temporary file size exceeds temp_file_limit (0kB)';
const NOT_SET = 'permission denied to set parameter "session_replication_role"';

describe('a refusal that comes from a setting', () => {
  it.each([
    ['26000', PREPARED, /connection pooler in transaction mode/],
    ['42P05', 'prepared statement "x" already exists', /connection pooler in transaction mode/],
    ['53400', TOO_LARGE, /allows too little \(temporary file size exceeds temp_file_limit/],
    ['42501', NOT_SET, /ALTER ROLE … RESET session_replication_role/],
  ])('names it, also during an update of the database: %s', (code, message, words) => {
    expect(settingFault(code, message)).toMatch(words);
    const refusal = Object.assign(new Error(message), { code });
    const explained = (explainRefusal(refusal) as Error).message;
    expect(explained).toBe(`DATABASE_URL: ${settingFault(code, message)}`);
  });

  it.each([
    ['42501', 'permission denied for schema public'],
    ['42601', NOT_SET],
    ['53300', 'too many connections'],
  ])('is no other refusal: %s', (code, message) => {
    expect(settingFault(code, message)).toBeUndefined();
  });
});
