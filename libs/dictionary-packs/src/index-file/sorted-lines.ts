import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In characters: lines that are sorted in memory at once. */
const MAX_RUN_LENGTH = 8_000_000;
const READ_BYTES = 65_536;
const NEWLINE = 0x0a;

/** Sorts lines of the form `key\tvalue` by their keys, in files if they are many. Equal keys keep their order. */
export class SortedLines {
  private readonly runs: string[] = [];
  private lines: [key: string, line: string][] = [];
  private length = 0;

  /** @param directory the place of temporary files, which the caller removes */
  constructor(
    private readonly directory: string,
    private readonly maxRunLength = MAX_RUN_LENGTH,
  ) {}

  add(key: string, value: string): void {
    const line = `${key}\t${value}`;
    this.lines.push([key, line]);
    this.length += line.length;
    if (this.length > this.maxRunLength) this.writeRun();
  }

  /** Returns all lines in order. Those that occur twice in a row come once. */
  *inOrder(): Generator<[key: string, line: string]> {
    let before = '';
    for (const next of this.runs.length === 0 ? this.takeSorted() : this.merged()) {
      if (next[1] !== before) yield next;
      before = next[1];
    }
  }

  private *merged(): Generator<[key: string, line: string]> {
    this.writeRun();
    const runs = this.runs.map((path) => new Run(path));
    for (;;) {
      const next = firstOf(runs);
      if (next?.head === undefined) return;
      yield next.head;
      next.advance();
    }
  }

  private writeRun(): void {
    const path = join(this.directory, `run-${this.runs.length}`);
    writeFileSync(
      path,
      this.takeSorted()
        .map(([, line]) => `${line}\n`)
        .join(''),
    );
    this.runs.push(path);
  }

  private takeSorted(): [key: string, line: string][] {
    const { lines } = this;
    this.lines = [];
    this.length = 0;
    return lines.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  }
}

/** Returns the run with the smallest key; of equal keys, the earliest run. */
function firstOf(runs: readonly Run[]): Run | undefined {
  let first: Run | undefined;
  for (const run of runs) {
    if (run.head === undefined) continue;
    if (first?.head === undefined || run.head[0] < first.head[0]) first = run;
  }
  return first;
}

/** Reads a sorted file line by line, and removes it at its end. */
class Run {
  head: [key: string, line: string] | undefined;
  private readonly file: number;
  private rest = Buffer.alloc(0);

  constructor(private readonly path: string) {
    this.file = openSync(path, 'r');
    this.advance();
  }

  advance(): void {
    let end: number;
    while ((end = this.rest.indexOf(NEWLINE)) < 0) {
      const piece = Buffer.allocUnsafe(READ_BYTES);
      const count = readSync(this.file, piece, 0, READ_BYTES, null);
      if (count === 0) return this.close();
      this.rest = Buffer.concat([this.rest, piece.subarray(0, count)]);
    }
    const line = this.rest.toString('utf8', 0, end);
    this.rest = this.rest.subarray(end + 1);
    this.head = [line.slice(0, line.indexOf('\t')), line];
  }

  private close(): void {
    this.head = undefined;
    closeSync(this.file);
    rmSync(this.path);
  }
}
