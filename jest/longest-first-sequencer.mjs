import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The first comment of a file that takes long has this tag. */
const LONG = /^\/\*\*(?:(?!\*\/)[^])*@long\b/;

/**
 * Begins with the files that take long, in the usual order, so that none of them is left to run alone at the end. In a
 * fresh clone, Jest knows no times, and takes large files for long ones.
 */
export default class LongestFirstSequencer extends Sequencer {
  /** @param {readonly import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const usual = await super.sort(tests);
    const isLong = new Map(usual.map((test) => [test, LONG.test(readFileSync(test.path, 'utf8'))]));
    return [...usual].sort((one, other) => Number(isLong.get(other)) - Number(isLong.get(one)));
  }
}
