/** The time in milliseconds for which the same line is not written again. */
const QUIET_MS = 60_000;

/** Lines of the log about what may fail every second: each of them is written once a minute. */
export class QuietLines {
  private readonly writtenAt = new Map<string, number>();

  /** @param now returns milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly say: (line: string) => void,
  ) {}

  write(line: string): void {
    const now = this.now();
    for (const [written, at] of this.writtenAt)
      if (now - at >= QUIET_MS) this.writtenAt.delete(written);
    if (this.writtenAt.has(line)) return;
    this.writtenAt.set(line, now);
    this.say(line);
  }
}
