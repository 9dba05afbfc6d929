import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { Logger } from '@nestjs/common';

/** Does something while temporary files belong elsewhere, and returns the lines of the log meanwhile. */
export async function whileTemporary(place: string, work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const note = (line: unknown) => void lines.push(String(line));
  const spies = [
    jest.spyOn(os, 'tmpdir').mockReturnValue(place),
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(note),
    jest.spyOn(Logger.prototype, 'error').mockImplementation(note),
  ];
  syncBuiltinESMExports();
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()));
  syncBuiltinESMExports();
  return lines;
}
