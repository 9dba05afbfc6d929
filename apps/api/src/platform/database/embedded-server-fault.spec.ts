import { DataDirectoryError, EmbeddedServerError } from '@wordgrove/embedded-postgres';
import { embeddedServerFault, explainEmbeddedFaults } from './embedded-server-fault.js';
import { StartFault } from '../config/start-fault.js';

describe('embeddedServerFault', () => {
  it.each([
    [
      new DataDirectoryError('DIRECTORY_UNUSABLE', '/data', 'is not a directory.'),
      'DATA_DIR /data is not a directory.',
    ],
    [
      new DataDirectoryError('DIRECTORY_IN_USE', '/data', 'is in use.'),
      'Another Wordgrove service is using DATA_DIR /data. ' +
        'Stop it first, or choose another DATA_DIR (and PORT).',
    ],
    [
      new EmbeddedServerError('PROGRAMS_UNUSABLE', 'The programs are missing.'),
      'The programs are missing. Set DATABASE_URL to use an installed server.',
    ],
    [new EmbeddedServerError('SERVER_FAILED', 'It did not start.'), 'DATA_DIR: It did not start.'],
  ])('explains %s with the names of our settings', (error, message) => {
    const fault = embeddedServerFault(error);
    expect(fault).toBeInstanceOf(StartFault);
    expect(fault.message).toBe(message);
    expect(fault.cause).toBe(error);
  });
});

describe('explainEmbeddedFaults', () => {
  const failing = (fault: Error) => explainEmbeddedFaults(() => Promise.reject(fault));

  it('explains faults of the embedded server, and passes everything else on', async () => {
    const foreseen = new EmbeddedServerError('SERVER_FAILED', 'It did not stop.');
    await expect(failing(foreseen)).rejects.toThrow('It did not stop.');
    await expect(failing(foreseen)).rejects.toBeInstanceOf(StartFault);
    const defect = new TypeError('a defect');
    await expect(failing(defect)).rejects.toBe(defect);
    await expect(explainEmbeddedFaults(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
