import { answersUntilNextLook, judge, reviewsForNextFit } from './fitting-rules.js';

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

describe('the verdict on fitted weights', () => {
  it('is to adopt only what predicts better than the defaults, and by more than chance', () => {
    expect(judge({ default: 0.4, fitted: 0.35, inUse: null })).toBe('ADOPT');
    expect(judge({ default: 0.4, fitted: 0.4, inUse: null })).toBe('KEEP');
    expect(judge({ default: 0.4, fitted: 0.3995, inUse: null })).toBe('KEEP');
    expect(judge({ default: 0.4, fitted: 0.5, inUse: null })).toBe('KEEP');
  });

  it('is to adopt only what predicts better than what is in use', () => {
    expect(judge({ default: 0.4, fitted: 0.35, inUse: 0.37 })).toBe('ADOPT');
    expect(judge({ default: 0.4, fitted: 0.35, inUse: 0.34 })).toBe('KEEP');
  });

  it('is to return to the defaults where they have become better than what is in use', () => {
    expect(judge({ default: 0.4, fitted: 0.45, inUse: 0.41 })).toBe('RETURN_TO_DEFAULTS');
    expect(judge({ default: 0.4, fitted: 0.35, inUse: 0.45 })).toBe('ADOPT');
    expect(judge({ default: 0.4, fitted: NaN, inUse: null })).toBe('KEEP');
  });
});
