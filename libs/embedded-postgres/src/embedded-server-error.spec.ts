import {
  DataDirectoryError,
  explainFileFaults,
  programFault,
  reasonIn,
} from './embedded-server-error.js';

describe('reasonIn', () => {
  it('finds what a server says before it ends', () => {
    const log = [
      '2026-11-21 01:29:49 UTC [22180] LOG:  starting PostgreSQL 18.4',
      '2026-11-21 01:29:49 UTC [22180] FATAL:  could not map anonymous shared memory',
      '2026-11-21 01:29:49 UTC [22180] LOG:  database system is shut down',
    ].join('\n');
    expect(reasonIn(log)).toBe('could not map anonymous shared memory');
  });

  it('prefers a cause to the errors that follow it', () => {
    const output = [
      'FATAL:  could not write to file "base/1/2": No space left on device',
      'PANIC:  cannot abort transaction 1, it was already committed',
      'child process exited with exit code 1',
    ].join('\n');
    expect(reasonIn(output)).toBe('could not write to file "base/1/2": No space left on device');
  });

  it('finds what a tool says', () => {
    expect(
      reasonIn('initdb: error: could not look up effective user ID 7: user does not exist\n'),
    ).toBe('could not look up effective user ID 7: user does not exist');
  });

  it('falls back to the last line, and says so if there is none', () => {
    expect(reasonIn('one\ntwo\n')).toBe('two');
    expect(reasonIn('\n')).toBe('no reason was given');
  });
});

describe('explainFileFaults', () => {
  it.each([
    ['ENOSPC', 'is on a disk that is full. Free some space there.'],
    ['EROFS', 'is on a read-only file system.'],
    ['EACCES', 'cannot be written to: there is no permission.'],
    ['ENOTDIR', 'is not a directory.'],
    ['ELOOP', 'is a circle of symbolic links.'],
  ])('says %s in words', async (code, words) => {
    const failing = explainFileFaults('/data', () =>
      Promise.reject(Object.assign(new Error(), { code })),
    );
    await expect(failing).rejects.toThrow(`The data directory /data ${words}`);
    await expect(failing).rejects.toBeInstanceOf(DataDirectoryError);
    await expect(failing).rejects.toMatchObject({ kind: 'DIRECTORY_UNUSABLE', path: '/data' });
  });

  it('passes on other faults and results', async () => {
    const fault = new TypeError('a defect');
    await expect(explainFileFaults('/data', () => Promise.reject(fault))).rejects.toBe(fault);
    await expect(explainFileFaults('/data', () => Promise.resolve(1))).resolves.toBe(1);
  });
});

describe('programFault', () => {
  it.each([
    [
      'could not write to file "base/4/1249": No space left on device',
      'is on a disk that is full. Free some space there.',
    ],
    ['could not extend file: Disk quota exceeded', 'is on a disk whose quota is used up.'],
  ])('names the directory if a program says: %s', (output, fault) => {
    expect(programFault('/data', output, 'It failed.')).toMatchObject({
      kind: 'DIRECTORY_UNUSABLE',
      path: '/data',
      fault,
    });
  });

  it('passes on everything else', () => {
    expect(programFault('/data', 'Permission denied', 'It failed.')).toMatchObject({
      kind: 'SERVER_FAILED',
      message: 'It failed.',
    });
  });
});
