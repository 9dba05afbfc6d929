/** Work in steps that take some milliseconds at most, so that others can have their turn in between. */
export type Steps<T> = Generator<void, T>;

/** Does the work at once. */
export function completed<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
