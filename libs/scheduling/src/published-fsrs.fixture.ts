import type { Rating } from './index.js';

/** Stability in days, and difficulty. */
export interface PublishedMemory {
  readonly stability: number;
  readonly difficulty: number;
}

const GRADES: Record<Rating, number> = { AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4 };
const clamped = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The formulas of FSRS-6 as "The Algorithm" publishes them, with `w` for its 21 weights. */
export class PublishedFsrs {
  constructor(private readonly w: readonly number[]) {}

  /** The chance of recall that many days after a review. */
  recall(days: number, { stability }: PublishedMemory): number {
    const decay = -this.weight(20);
    const factor = 0.9 ** (1 / decay) - 1;
    return (1 + (factor * days) / stability) ** decay;
  }

  /** The memory after the first review of a word. */
  first(rating: Rating): PublishedMemory {
    const grade = GRADES[rating];
    return {
      stability: this.weight(grade - 1),
      difficulty: clamped(this.firstDifficulty(grade), 1, 10),
    };
  }

  /** The memory after one more review, that many days after the last one. */
  next(memory: PublishedMemory, days: number, rating: Rating): PublishedMemory {
    const grade = GRADES[rating];
    const stability =
      days === 0
        ? this.sameDay(memory, grade)
        : grade === 1
          ? this.forgotten(memory, days)
          : this.recalled(memory, days, grade);
    return {
      stability: clamped(stability, 0.001, 36_500),
      difficulty: this.nextDifficulty(memory, grade),
    };
  }

  private recalled(memory: PublishedMemory, days: number, grade: number): number {
    const { stability: s, difficulty: d } = memory;
    const [hard, easy] = [grade === 2 ? this.weight(15) : 1, grade === 4 ? this.weight(16) : 1];
    const surprise = Math.exp(this.weight(10) * (1 - this.recall(days, memory))) - 1;
    const growth = Math.exp(this.weight(8)) * (11 - d) * s ** -this.weight(9) * surprise;
    return s * (1 + growth * hard * easy);
  }

  private forgotten(memory: PublishedMemory, days: number): number {
    const { stability: s, difficulty: d } = memory;
    const left = this.weight(11) * d ** -this.weight(12) * ((s + 1) ** this.weight(13) - 1);
    const surprise = Math.exp(this.weight(14) * (1 - this.recall(days, memory)));
    return Math.min(left * surprise, s / Math.exp(this.weight(17) * this.weight(18)));
  }

  private sameDay({ stability: s }: PublishedMemory, grade: number): number {
    const growth =
      Math.exp(this.weight(17) * (grade - 3 + this.weight(18))) * s ** -this.weight(19);
    return s * (grade >= 2 ? Math.max(growth, 1) : growth);
  }

  private nextDifficulty({ difficulty: d }: PublishedMemory, grade: number): number {
    const moved = d - (this.weight(6) * (grade - 3) * (10 - d)) / 9;
    const mean = this.weight(7);
    return clamped(mean * this.firstDifficulty(4) + (1 - mean) * moved, 1, 10);
  }

  private firstDifficulty(grade: number): number {
    return this.weight(4) - Math.exp(this.weight(5) * (grade - 1)) + 1;
  }

  private weight(index: number): number {
    return this.w[index] as number;
  }
}
