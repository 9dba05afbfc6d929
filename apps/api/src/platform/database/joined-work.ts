import { DatabaseBusy } from './bounded-pool.js';

/** The number of statements that are sent at once as long as the database is quick. */
const MAX_AT_ONCE = 2;
/** The time in milliseconds after which a statement no longer holds others up. Its answer may never come. */
const SLOW_MS = 25;

/** The bounds of joined work. */
export interface JoinedBounds {
  /** The maximum number of statements that are under way at a time, also if they are slow. */
  statements: number;
  /** The maximum number of requests that wait for the next statement. */
  waiting: number;
}

const UNBOUNDED: JoinedBounds = { statements: Infinity, waiting: Infinity };

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Does what several requests ask for in one statement, and returns their answers in the same order. */
export type WorkTogether<Asked, Answer> = (asked: readonly Asked[]) => Promise<readonly Answer[]>;

/**
 * Does together what several requests ask the database for. Requests that come while statements are under way wait for the
 * next one, so that each statement begins after all of its requests have come, and sees what was committed before
 * them.
 */
export class JoinedWork<Asked, Answer> {
  private waiting: Waiting<Asked, Answer>[] = [];
  /** The number of statements under way that hold others up, and of all. */
  private quickCount = 0;
  private sentCount = 0;

  constructor(
    private readonly work: WorkTogether<Asked, Answer>,
    private readonly bounds = UNBOUNDED,
  ) {}

  /** @throws DatabaseBusy, or the error of the statement, as everybody who waits for it */
  do(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length >= this.bounds.waiting) {
        reject(new DatabaseBusy());
        return;
      }
      this.waiting.push({ asked, resolve, reject });
      this.sendNext();
    });
  }

  private sendNext(): void {
    const isBusy = this.quickCount >= MAX_AT_ONCE || this.sentCount >= this.bounds.statements;
    if (isBusy || this.waiting.length === 0) return;
    const sent = this.waiting;
    this.waiting = [];
    this.quickCount += 1;
    this.sentCount += 1;
    let isQuick = true;
    const goOn = (): void => {
      if (isQuick) this.quickCount -= 1;
      isQuick = false;
      this.sendNext();
    };
    const timer = setTimeout(goOn, SLOW_MS);
    void this.answer(sent).finally(() => {
      clearTimeout(timer);
      this.sentCount -= 1;
      goOn();
    });
  }

  private async answer(sent: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(sent.map(({ asked }) => asked));
      sent.forEach(({ resolve }, at) => resolve(answers[at] as Answer));
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }
}
