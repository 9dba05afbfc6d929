import { orderName, parseWordOrder } from './word-order.js';

describe('parseWordOrder', () => {
  it.each([
    [undefined, 'created_at desc, id desc'],
    ['', 'created_at desc, id desc'],
    ['created_at', 'created_at asc, id asc'],
    ['mastery_level desc, term', 'mastery_level desc, term asc, id asc'],
    [' term  desc ,updated_at asc', 'term desc, updated_at asc, id asc'],
  ])('%j', (orderBy, name) => {
    expect(orderName(parseWordOrder(orderBy))).toBe(name);
  });

  it.each(['id', 'term;', 'term desc,', 'term, term', 'toString', 'TERM', 'term\tdesc'])(
    'refuses %j',
    (orderBy) => {
      expect(() => parseWordOrder(orderBy)).toThrow('order_by');
    },
  );
});
