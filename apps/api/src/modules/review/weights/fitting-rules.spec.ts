import { answersUntilNextLook, reviewsForNextFit } from './fitting-rules.js';

describe('the next fit', () => {
  it.each([
    [null, 400],
    [0, 400],
    [300, 400],
    [334, 401],
    [400, 480],
    [401, 482],
    [100_000, 120_000],
  ])('after one of %p reviews is due at %d', (last, needed) => {
    expect(reviewsForNextFit(last)).toBe(needed);
  });

  it('is looked for rarely, and at the very answer that makes it due', () => {
    let [reviews, looks] = [0, 0];
    while (reviews < 400) {
      reviews += answersUntilNextLook(reviews, 400);
      looks += 1;
    }
    expect(reviews).toBe(400);
    expect(looks).toBeLessThan(12);
  });
});
