import { default_w as defaultWeights, forgetting_curve as forgettingCurve } from 'ts-fsrs';
import { foldReviews, logLoss, type LoggedReview, predictions } from './index.js';
import { after, CREATED, logOf, origin, PARAMETERS } from './review-log.fixture.js';

const log = logOf([0, 'EASY'], [8, 'GOOD'], [8.01, 'GOOD'], [40, 'AGAIN'], [40.01, 'GOOD']);
const predict = (reviews: readonly LoggedReview[], start = origin()) =>
  predictions(start, reviews, PARAMETERS);

describe('predictions', () => {
  it('are made of reviews on a later day than the memory was last fresh, and of no others', () => {
    expect(predict(log).map(({ reviewedAt }) => reviewedAt)).toEqual([after(8), after(40)]);
    expect(predict(log).map(({ isRecalled }) => isRecalled)).toEqual([true, false]);
  });

  it('come only from the reviews before', () => {
    const { stability } = foldReviews(origin(), log.slice(0, 3), PARAMETERS);
    expect(predict(log)[1]?.recall).toBe(forgettingCurve(defaultWeights, 32, stability));
    const otherwise = log.with(3, { ...log[3]!, rating: 'EASY' });
    expect(predict(otherwise)[1]?.recall).toBe(predict(log)[1]?.recall);
  });

  it('do not depend on the order in which the log is handed over', () => {
    expect(predict([...log].reverse())).toEqual(predict(log));
  });

  it('count the days as the fold does, of a review without a zone by midnights in UTC', () => {
    const late = new Date('2026-01-01T23:50:00.000Z');
    const start = origin({ createdAt: late, declaredAt: late });
    const at = (iso: string, id: string) =>
      ({ id, reviewedAt: new Date(iso), timeZone: null, rating: 'GOOD' }) as const;
    const overnight = [at('2026-01-01T23:50:00Z', 'a'), at('2026-01-02T00:10:00Z', 'b')];
    expect(predict(overnight, start)).toHaveLength(1);
    const sameDay = [at('2026-01-02T00:10:00Z', 'a'), at('2026-01-02T23:50:00Z', 'b')];
    expect(predict(sameDay, start)).toHaveLength(0);
  });

  it('begin with the declared memory, and leave out the reviews before it', () => {
    const declared = origin({ declaredMasteryLevel: 3, declaredAt: after(10) });
    const [first, ...others] = predict(logOf([1, 'GOOD'], [5, 'AGAIN'], [46, 'GOOD']), declared);
    expect(others).toEqual([]);
    expect(first?.recall).toBeCloseTo(0.9, 6);
  });
});

describe('log loss', () => {
  const loss = (recall: number, isRecalled: boolean) =>
    logLoss({ reviewedAt: CREATED, recall, isRecalled });

  it('is the cost of the outcome', () => {
    expect(loss(0.9, true)).toBeCloseTo(-Math.log(0.9), 12);
    expect(loss(0.8, false)).toBeCloseTo(-Math.log(0.2), 12);
  });

  it('is finite for an outcome that was predicted as impossible', () => {
    expect(loss(1, false)).toBeCloseTo(-Math.log(1e-6), 6);
    expect(loss(0, true)).toBeCloseTo(-Math.log(1e-6), 6);
  });

  it('has the smallest sum for true predictions', () => {
    const said = (recall: number) => 8 * loss(recall, true) + 2 * loss(recall, false);
    expect(said(0.8)).toBeLessThan(said(0.7));
    expect(said(0.8)).toBeLessThan(said(0.9));
  });
});
