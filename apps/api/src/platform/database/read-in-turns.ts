import type { Readable } from 'node:stream';

/** The number of bytes of an answer that are read in one turn of the event loop: one piece as the system has it. */
const TURN_BYTES = 64 * 1024;

/**
 * Reads a long answer in several turns of the event loop. If pieces come as fast as they are read, Node reads up to 32 in one
 * turn, and making values of two megabytes takes tens of milliseconds.
 */
export function readInTurns(stream: Readable): void {
  let bytes = 0;
  stream.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes < TURN_BYTES) return;
    bytes = 0;
    stream.pause();
    setImmediate(() => stream.resume());
  });
}
