import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/**
 * Runs test files in another order, to show that none needs an earlier one:
 * `TEST_ORDER=reverse` for the usual order backwards, `TEST_ORDER=<whole number>` for a shuffled one.
 */
export default class OrderSequencer extends Sequencer {
  /** @param {readonly import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const usual = [...(await super.sort(tests))];
    const order = process.env.TEST_ORDER ?? '';
    if (order === 'reverse') return usual.reverse();
    if (!/^\d+$/.test(order)) throw new RangeError('TEST_ORDER is "reverse" or a whole number');
    return usual
      .map((test) => ({ test, key: shuffleKey(test.path, order) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ test }) => test);
  }
}

/**
 * Returns a key that is the same for the same path and order, and as good as random.
 * @param {string} path
 * @param {string} order
 */
function shuffleKey(path, order) {
  return createHash('sha256').update(`${order} ${path}`).digest('hex');
}
