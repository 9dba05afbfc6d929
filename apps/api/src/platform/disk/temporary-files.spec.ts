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
      `There is no space for temporary files in ${directory}`,
    );
  });

  it.each([new Error('disk I/O error'), new TypeError('a defect')])(
    'fails as it does if there is space: %s',
    async (error) => {
      await expect(failing(error)).rejects.toBe(error);
    },
  );
});
