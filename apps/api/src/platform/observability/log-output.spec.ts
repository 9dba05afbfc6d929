import fs from 'node:fs';
import { openOutput } from './log-output.js';

describe('the output of the log', () => {
  it('that nobody reads keeps some megabytes of lines, and does not keep the process from ending', () => {
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

  it('gets no more in one write than a pipe takes as a whole, if others write too', () => {
    const written: number[] = [];
    const write = jest.spyOn(fs, 'write').mockImplementation(() => undefined);
    const writeSync = jest.spyOn(fs, 'writeSync').mockImplementation((_, lines) => {
      written.push(lines.length);
      return lines.length;
    });
    try {
      // The first of them is on its way when the others come.
      const { stream, writeLast } = openOutput(1, true);
      for (let lines = 0; lines < 4; lines += 1) stream.write('x'.repeat(1_500));
      writeLast(() => undefined);
      expect(written).toEqual([3_000, 1_500]);
    } finally {
      write.mockRestore();
      writeSync.mockRestore();
    }
  });
});
