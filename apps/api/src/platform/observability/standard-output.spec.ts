/** @runs-sources for fake timers */
import { pino } from 'pino';
import { GatheredLines } from './standard-output.js';

describe('standard output', () => {
  const written: string[] = [];
  const log = pino(
    { base: null, timestamp: false },
    new GatheredLines({ write: (lines) => void written.push(lines) }),
  );
  const messages = () => written.map((lines) => lines.match(/(?<="msg":")[^"]*/g));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  beforeEach(() => (written.length = 0));

  it('gets lines together, soon after the first', () => {
    log.info('one');
    log.info('two');
    expect(written).toEqual([]);
    jest.advanceTimersByTime(20);
    log.info('three');
    expect(messages()).toEqual([['one', 'two']]);
    jest.advanceTimersByTime(20);
    expect(messages()).toEqual([['one', 'two'], ['three']]);
  });

  it.each(['warn', 'error'] as const)(
    'gets a line of level %s at once, after those before it',
    (level) => {
      log.info('before');
      log[level]('important');
      expect(messages()).toEqual([['before', 'important']]);
      jest.advanceTimersByTime(20);
      expect(written).toHaveLength(1);
    },
  );

  it('gets many lines at once, but each write has whole lines, which another process cannot tear apart', () => {
    const text = 'ä'.repeat(1_900);
    for (let line = 0; line < 13; line += 1) log.info(text);
    expect(written.map((lines) => lines.split('\n').length - 1)).toEqual([4, 4, 4]);
    for (const lines of written) expect(lines).toMatch(/^(\{.*\}\n){4}$/);
    jest.advanceTimersByTime(20);
    expect(written).toHaveLength(4);
  });
});
