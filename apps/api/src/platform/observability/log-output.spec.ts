import fs from 'node:fs';
import { openOutput } from './log-output.js';

describe('a log that nobody reads', () => {
  it('keeps some megabytes of lines, and does not keep the process from ending', () => {
    // As a pipe does that is full.
    const full = Object.assign(new Error('full'), { code: 'EAGAIN' });
    const write = jest.spyOn(fs, 'write').mockImplementation(() => undefined);
    const writeSync = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw full;
    });
    try {
      const { stream, writeLast } = openOutput(1);
      const lost = jest.fn();
      stream.on('drop', lost);
      for (let line = 0; line < 17; line += 1) stream.write('x'.repeat(1024 * 1024));
      expect(lost).toHaveBeenCalledTimes(1);
      writeLast(() => undefined);
      expect(writeSync).toHaveBeenCalled();
    } finally {
      write.mockRestore();
      writeSync.mockRestore();
    }
  });
});
