import cluster from 'node:cluster';
import { pino, type DestinationStream } from 'pino';
import { openOutput, MAX_WHOLE_BYTES } from './log-output.js';

/** The time in milliseconds after which a line is written, with all that have come since. */
const GATHER_MS = 20;
const MAX_GATHERED_BYTES = 16 * 1024;
/** The time in milliseconds that the last lines may take to be written when the process ends. */
const LAST_LINES_MS = 1_000;
const WARNING = pino.levels.values['warn'] ?? 40;

/** The library tells the level of each line to a destination with this member. */
const WANTS_LEVELS = Symbol.for('pino.metadata');

let shared: GatheredLines | undefined;

/**
 * Standard output, of which all logs of the process share one. A terminal that is closed, a full disk, or a program that no
 * longer reads what it gets, loses lines of the log, but must neither end the process nor keep it from ending.
 */
export function standardOutput(): DestinationStream {
  if (shared === undefined) {
    const { isWorker } = cluster;
    const { stream, writeLast } = openOutput(LAST_LINES_MS, isWorker);
    const lines = new GatheredLines(stream, isWorker ? MAX_WHOLE_BYTES : MAX_GATHERED_BYTES);
    // Before the listener of pino, which would wait for as long as it takes.
    process.prependOnceListener('exit', () => writeLast(() => lines.flush()));
    shared = lines;
  }
  return shared;
}

/**
 * Writes lines together, because a write costs more than the rest of a line. A warning or an error is written at once, with
 * all before it. {@link standardOutput} writes the rest when the process ends.
 */
export class GatheredLines implements DestinationStream {
  readonly [WANTS_LEVELS] = true;
  lastLevel = 0;
  private lines = '';
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param maxBytes the bytes that are written together. Only a single line may have more */
  constructor(
    private readonly destination: DestinationStream,
    private readonly maxBytes = MAX_GATHERED_BYTES,
  ) {}

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.bytes + bytes > this.maxBytes) this.flush();
    this.lines += line;
    this.bytes += bytes;
    if (this.lastLevel >= WARNING) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  /** Writes what has come. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { lines } = this;
    this.lines = '';
    this.bytes = 0;
    if (lines !== '') this.destination.write(lines);
  }
}
