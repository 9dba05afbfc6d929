import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { Pace } from '../database/pace.js';
import { overloaded, type ApiError } from './api-error.js';

/** The largest number of words with which a work is light, and never waits. */
const MAX_LIGHT_WORDS = 20;

/** Returns whether a work with so many words waits for its turn among others. */
export const isHeavy = (words: number): boolean => words > MAX_LIGHT_WORDS;

/** The largest number of words of all works that wait, whose bodies are in memory: fifty of the largest. */
const MAX_WAITING = 25_000;

const RETRY_SECONDS = 2;

/**
 * The number of heavy works that are done at once, which leaves a core to everything else, and the time for which others wait. Tests on a
 * slow machine have more patience.
 */
@Injectable()
export class HeavyLimits {
  readonly atOnce: number;
  readonly patienceMs: number = 20_000;

  constructor(@Inject(CONFIGURATION) { workers }: Configuration) {
    this.atOnce = Math.max(1, Math.floor((availableParallelism() - 1) / workers));
  }
}

interface Waiting {
  place: number;
  words: number;
  begin: () => void;
}

/**
 * Does what requests with many words ask for. Such a work keeps a core busy, in the database or here, so only as many are
 * done at once as there are cores but one, and at least one. The others wait, before they have a connection, a turn or a lock.
 *
 * The places in the line are numbers of words: a work comes as many words as it has after the one that began last, or after
 * the last one of its user that has not ended, if that is later. So users take turns, and small works pass large ones, but not
 * for ever.
 */
@Injectable()
export class HeavyWork {
  private running = 0;
  /** In the order of their places. */
  private readonly line: Waiting[] = [];
  private begunPlace = 0;
  /** Those who have works that wait or are in progress, and the last place of each. */
  private readonly users = new Map<string, { works: number; lastPlace: number }>();
  private readonly pace = new Pace();

  constructor(private readonly limits: HeavyLimits) {}

  /**
   * Does a work with so many words when it is its turn. It must not wait for another heavy one.
   * @throws ApiError 503 if it would have to wait for too long
   */
  async run<T>(userId: string, words: number, work: () => Promise<T>): Promise<T> {
    if (!isHeavy(words)) return work();
    await this.enter(userId, words);
    try {
      return await work();
    } finally {
      this.forgetWork(userId);
      this.leave();
    }
  }

  /** Returns the number of works that wait. */
  get waitingCount(): number {
    return this.line.length;
  }

  private async enter(userId: string, words: number): Promise<void> {
    const last = this.users.get(userId)?.lastPlace;
    // At the same place, a user's first work comes before the second one of another user.
    const before = last === undefined ? this.begunPlace : Math.max(this.begunPlace, last) + 1;
    const place = before + words;
    if (this.running >= this.limits.atOnce) return this.wait(userId, place, words);
    this.noteWork(userId, place);
    this.running += 1;
    this.begunPlace = place;
  }

  private wait(userId: string, place: number, words: number): Promise<void> {
    const now = performance.now();
    const index = this.line.filter((each) => each.place <= place).length;
    if (this.waitingWords + words > MAX_WAITING) throw tooMuch();
    if (this.line.length === 0) this.pace.restart(now);
    else if (this.pace.timeOf(index, now) > this.limits.patienceMs) throw tooMuch();
    this.noteWork(userId, place);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.line.splice(this.line.indexOf(waiting), 1);
        this.forgetWork(userId);
        reject(tooMuch());
      };
      const timer = setTimeout(giveUp, this.limits.patienceMs);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { place, words, begin };
      this.line.splice(index, 0, waiting);
    });
  }

  private get waitingWords(): number {
    return this.line.reduce((sum, { words }) => sum + words, 0);
  }

  private leave(): void {
    const next = this.line.shift();
    if (next === undefined) {
      this.running -= 1;
      if (this.running === 0) this.begunPlace = 0;
      return;
    }
    this.begunPlace = next.place;
    this.pace.move(performance.now());
    next.begin();
  }

  private noteWork(userId: string, lastPlace: number): void {
    const works = (this.users.get(userId)?.works ?? 0) + 1;
    this.users.set(userId, { works, lastPlace });
  }

  private forgetWork(userId: string): void {
    const user = this.users.get(userId);
    if (user === undefined) return;
    user.works -= 1;
    if (user.works === 0) this.users.delete(userId);
  }
}

function tooMuch(): ApiError {
  return overloaded('Too much that takes long is in progress', RETRY_SECONDS);
}
