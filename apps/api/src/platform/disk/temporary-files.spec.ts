import { tmpdir } from 'node:os';
import { Logger } from '@nestjs/common';
import { withTemporaryFiles } from './temporary-files.js';

/** Nothing can be written there. */
const FULL = '/proc';

describe('work with temporary files', () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  afterAll(() => warned.mockRestore());

  const failing = (error: Error, directory = tmpdir()) =>
    withTemporaryFiles(directory, () => Promise.reject(error));

  it.each([
    ['the system says so', Object.assign(new Error('write'), { code: 'ENOSPC' }), tmpdir()],
    ['SQLite cannot write, and there is none', new Error('disk I/O error'), FULL],
  ])('is refused for want of space if %s', async (_, error, directory) => {
    await expect(failing(error, directory)).rejects.toMatchObject({
      status: 503,
      details: [{ reason: 'DISK_FULL' }],
    });
    expect(warned).toHaveBeenLastCalledWith(
      expect.stringContaining(
        `There is no space for temporary files in ${directory} (TMPDIR, ENOSPC)`,
      ),
    );
  });

  it.each([
    ['EROFS: read-only file system, open', 'is on a read-only file system (EROFS)'],
    ['EACCES: permission denied, mkdtemp', 'cannot be written to: there is no permission (EACCES)'],
    ['EMFILE: too many open files, open', 'this process has as many open files as it may have'],
  ])('is refused if the system says %s', async (message, reason) => {
    const path = `${tmpdir()}/deck.apkg`;
    await expect(failing(new Error(`${message} '${path}'`))).rejects.toMatchObject({
      status: 503,
      details: [{ reason: 'DISK_UNUSABLE' }],
    });
    expect(warned).toHaveBeenLastCalledWith(expect.stringContaining(reason));
  });

  it('has one line in the log for the same fault, however often it is met', async () => {
    warned.mockClear();
    const error = () => new Error('EIO: i/o error, write');
    for (let time = 1; time <= 3; time += 1) await expect(failing(error())).rejects.toThrow();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it.each([
    new Error('disk I/O error'),
    new TypeError('a defect'),
    new Error("ENOENT: no such file or directory, open '/opt/wordgrove/missing.wasm'"),
    Object.assign(new Error('connect ENOENT /run/.s.PGSQL.5432'), { code: 'ENOENT' }),
  ])('fails as it does if it is not for want of a place to write: %s', async (error) => {
    await expect(failing(error)).rejects.toBe(error);
  });
});
