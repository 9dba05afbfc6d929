import { ConfigurationError } from './platform/config/configuration.js';
import { DatabaseBusy } from './platform/database/bounded-pool.js';
import { StartFault } from './platform/database/start-fault.js';
import { startFaultMessage } from './start-fault-message.js';

const at = { host: '127.0.0.1', port: 3000 };
const systemError = (code: string): Error => Object.assign(new Error(code), { code });

describe('startFaultMessage', () => {
  it('gives foreseen faults as they are, without a stack', () => {
    expect(startFaultMessage(new StartFault('The disk is full.'), at)).toBe('The disk is full.');
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
    [
      'EADDRINUSE',
      /^PORT 3000 is in use: .* 127\.0\.0\.1:3000\. Stop it, or choose another PORT\.$/,
    ],
    ['EACCES', /^PORT 3000 needs rights/],
    ['EADDRNOTAVAIL', /^HOST 127\.0\.0\.1 is not an address of this machine\.$/],
  ])('explains %s in one line', (code, message) => {
    expect(startFaultMessage(systemError(code), at)).toMatch(message);
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
    const installed = { ...at, databaseUrl: 'postgresql://127.0.0.1/words' };
    expect(startFaultMessage(systemError('ECONNRESET'), installed)).toMatch(
      /^DATABASE_URL: the database responds too slowly/,
    );
  });

  it('says that a setting of the user or of the database may end statements', () => {
    const installed = { ...at, databaseUrl: 'postgresql://127.0.0.1/words' };
    expect(startFaultMessage(systemError('57014'), installed)).toMatch(
      /^DATABASE_URL: .* Or a setting of its user or of the database \(statement_timeout, /,
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
