/** The number of moves after which the pace is known. */
const FEW = 20;
/** The number of moves after which the older ones count for less. */
const MANY = 100;

/** The pace at which a line moves while somebody waits in it. */
export class Pace {
  private begin = 0;
  private moves = 0;

  /** Forgets the pace: nobody waited. */
  restart(now: number): void {
    this.begin = now;
    this.moves = 0;
  }

  move(now: number): void {
    this.moves += 1;
    if (this.moves < MANY) return;
    this.begin = (this.begin + now) / 2;
    this.moves /= 2;
  }

  /** Returns the time in milliseconds that so many moves take, or 0 if the pace is not known yet. */
  timeOf(moves: number, now: number): number {
    return this.moves < FEW ? 0 : (moves * (now - this.begin)) / this.moves;
  }
}
