import type { OutageTexts } from './outage-texts.js';

/** The time in milliseconds between two lines that an outage has begun. A server that lets in only some of us, or comes and goes, begins one each time. */
const QUIET_MS = 60_000;
/**
 * The time in milliseconds after the end of an outage in which a failure has no line, unless it lasts. An attempt to connect that was
 * begun earlier may fail only then.
 */
const SETTLE_MS = 5_000;

/**
 * The two lines that the log has of an outage of another server: one when it begins and one when it is over, for all processes of an
 * instance together. If one of them ends meanwhile, the outage is over when the others, or the one in its place, reach the server.
 */
export class OutageLines<Process extends object> {
  /** The processes, and whether each of them cannot reach the server. */
  private readonly areAway = new Map<Process, boolean>();
  private beganAt: number | undefined;
  private reason = '';
  private isSaid = false;
  private quietUntil = -Infinity;

  /** @param now returns milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly say: (line: string) => void,
    private readonly texts: OutageTexts,
  ) {}

  add(process: Process): void {
    this.areAway.set(process, false);
  }

  /** Notes that a process has ended. What it has said before may still come, and counts no more. */
  remove(process: Process): void {
    this.areAway.delete(process);
  }

  noteAway(process: Process, reason: string): void {
    if (!this.areAway.has(process)) return;
    this.areAway.set(process, true);
    this.beganAt ??= this.now();
    this.reason = reason;
    this.look();
  }

  /** Notes that a process is ready, and so reaches the server unless it has said that it does not. */
  noteReady(process: Process): void {
    if (this.areAway.get(process) === false) this.noteReached(process);
  }

  noteReached(process: Process): void {
    if (!this.areAway.has(process)) return;
    this.areAway.set(process, false);
    if (this.beganAt === undefined || [...this.areAway.values()].includes(true)) return;
    const now = this.now();
    const seconds = Math.ceil((now - this.beganAt) / 1_000);
    if (this.isSaid) this.say(this.texts.over(seconds));
    this.quietUntil = Math.max(this.quietUntil, now + SETTLE_MS);
    this.beganAt = undefined;
    this.isSaid = false;
  }

  /** Says that an outage has begun, if there is one and that has not been said. */
  look(): void {
    const now = this.now();
    if (this.beganAt === undefined || this.isSaid || now < this.quietUntil) return;
    this.isSaid = true;
    this.quietUntil = now + QUIET_MS;
    this.say(this.texts.begun(this.reason));
  }
}
