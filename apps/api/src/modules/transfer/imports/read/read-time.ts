import { Injectable } from '@nestjs/common';

const MEBIBYTE = 1024 * 1024;

/** The time that reading a file may take. */
@Injectable()
export class ReadTime {
  /** Milliseconds for any file. */
  baseMs = 60_000;
  /** Milliseconds more for each MiB. The largest file has ten minutes in all. */
  perMebibyteMs = 2_000;
  /** Milliseconds for the preview of a file, while somebody waits for it. */
  previewMs = 5_000;
  /** Milliseconds for which a preview waits for a thread. */
  previewWaitMs = 15_000;

  millisecondsFor(bytes: number): number {
    return this.baseMs + (bytes / MEBIBYTE) * this.perMebibyteMs;
  }
}
