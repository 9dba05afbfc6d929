import type { ImportPace } from '../queue/import-pace.js';
import type { ReadBookmark } from '../read-bookmark.js';

/** The time for which a file is read before those of others that wait go first. */
export class ReadingTurn {
  private readonly beganAt = performance.now();
  /** The time at which the reading got further than the turns before. */
  private furtherAt: number | undefined;
  private checkAt = 0;

  constructor(
    private readonly pace: Pick<ImportPace, 'sliceMs' | 'checkMs'>,
    private readonly from: ReadBookmark | null,
    private readonly doOthersWait: () => boolean | Promise<boolean>,
  ) {}

  /** Called whenever the reading has got further. Returns true if it should stop. */
  async isOver(): Promise<boolean> {
    const now = performance.now();
    this.furtherAt ??= now;
    // What each turn repeats must not take most of the time.
    const repeatedMs = this.from === null ? 0 : this.furtherAt - this.beganAt;
    const end = this.furtherAt + Math.max(this.pace.sliceMs, repeatedMs);
    if (now < Math.max(end, this.checkAt)) return false;
    this.checkAt = now + this.pace.checkMs;
    return this.doOthersWait();
  }
}
