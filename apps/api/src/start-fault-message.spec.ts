import { ConfigurationError } from './platform/config/configuration.js';
import { DatabaseBusy } from './platform/database/bounded-pool.js';
import { DatabaseFault, StartFault } from './platform/config/start-fault.js';
import { startFaultMessage } from './start-fault-message.js';

const at = {};
const systemError = (code: string): Error => Object.assign(new Error(code), { code });

describe('startFaultMessage', () => {
  it('gives foreseen faults as they are, without a stack', () => {
    expect(startFaultMessage(new StartFault('The disk is full.'), at)).toBe('The disk is full.');
  });

  it('names the setting of the place for faults of the database', () => {
    const fault = new DatabaseFault('the database is damaged.');
    expect(startFaultMessage(fault, { dataDir: '/words' })).toBe(
      'DATA_DIR /words: the database is damaged.',
    );
    expect(startFaultMessage(fault, { databaseUrl: 'postgresql://db/w' })).toBe(
      'DATABASE_URL: the database is damaged.',
    );
  });

  it('names every wrong setting', () => {
    const message = startFaultMessage(
      new ConfigurationError(['PORT is wrong', 'HOST is']),
      undefined,
    );
    expect(message).toContain('PORT is wrong');
    expect(message).toContain('HOST is');
  });

  it.each([
    new DatabaseBusy(),
    systemError('57014'),
    systemError('ECONNRESET'),
    new Error('Connection terminated due to connection timeout'),
  ])('explains in one line that the database is too slow: %s', (error) => {
    expect(startFaultMessage(error, at)).toBe(
      `The database responds too slowly, or not at all, for a start: ${error.message}. Start the service again when it responds.`,
    );
  });

  it('names DATABASE_URL if the database is not the embedded one', () => {
    const installed = { databaseUrl: 'postgresql://127.0.0.1/words' };
    expect(startFaultMessage(systemError('ECONNRESET'), installed)).toMatch(
      /^DATABASE_URL: the database responds too slowly/,
    );
  });

  it('says that a setting of the user or of the database may end statements', () => {
    const installed = { databaseUrl: 'postgresql://127.0.0.1/words' };
    expect(startFaultMessage(systemError('57014'), installed)).toMatch(
      /^DATABASE_URL: .* Or a setting of its user or of the database \(statement_timeout, /,
    );
  });

  it('says whose disk is full, and not that the database is slow', () => {
    const full = systemError('53100');
    expect(startFaultMessage(full, { dataDir: '/words' })).toMatch(
      /^DATA_DIR \/words: the disk of the database is full: 53100\. Free some space/,
    );
    expect(startFaultMessage(full, at)).toMatch(/^DATA_DIR: the disk/);
    expect(startFaultMessage(full, { databaseUrl: 'postgresql://db/w' })).toMatch(
      /^DATABASE_URL: the disk/,
    );
  });

  it('names the pooler that has given a statement to another session, and a limit that is too low', () => {
    const installed = { databaseUrl: 'postgresql://127.0.0.1/words' };
    const lost = Object.assign(new Error('prepared statement "a" does not exist'), {
      code: '26000',
    });
    expect(startFaultMessage(lost, installed)).toMatch(
      /^DATABASE_URL: it leads to a connection pooler in transaction mode/,
    );
    const limit = Object.assign(new Error('exceeds temp_file_limit (0kB)'), { code: '53400' });
    expect(startFaultMessage(limit, installed)).toMatch(
      /^DATABASE_URL: a setting .* allows too little \(exceeds temp_file_limit/,
    );
  });

  it('keeps the stack of a file that is missing', () => {
    expect(startFaultMessage(systemError('ENOENT'), at)).toMatch(/\n +at /);
  });

  it('keeps the stack of a fault that nobody foresaw', () => {
    const message = startFaultMessage(new TypeError('a defect'), at);
    expect(message).toMatch(/^Wordgrove could not start: TypeError: a defect\n +at /);
  });
});
