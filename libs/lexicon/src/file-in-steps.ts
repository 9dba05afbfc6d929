import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Steps } from './steps.js';

/** The number of bytes that are read in one step: a millisecond, or a few if the disk has to be asked. */
const STEP_BYTES = 1_000_000;

/** Reads a file. */
export function* fileInSteps(path: string): Steps<Buffer> {
  const file = openSync(path, 'r');
  try {
    const content = Buffer.allocUnsafeSlow(fstatSync(file).size);
    for (let at = 0; at < content.length;) {
      const read = readSync(file, content, at, Math.min(STEP_BYTES, content.length - at), at);
      if (read === 0) throw new Error(`${path} has become shorter while it was read`);
      at += read;
      yield;
    }
    return content;
  } finally {
    closeSync(file);
  }
}
