import { OutageLines } from './outage-lines.js';

describe('the lines of an outage', () => {
  const [one, other, third] = [{ at: 1 }, { at: 2 }, { at: 3 }] as const;
  const said: string[] = [];
  let now: number;
  let lines: OutageLines<object>;
  beforeEach(() => {
    said.length = 0;
    now = 100_000;
    lines = new OutageLines(
      () => now,
      (line) => said.push(line),
      { begun: () => 'away', over: (seconds) => `back ${seconds}` },
    );
    lines.add(one);
    lines.add(other);
  });

  it('are two, however many processes notice it, and the last of them ends it', () => {
    for (let at = 0; at < 3; at += 1) lines.noteAway(one, 'refused');
    lines.noteAway(other, 'refused');
    now += 10_000;
    lines.noteReached(one);
    expect(said).toEqual(['away']);
    lines.noteReached(other);
    lines.noteReached(one);
    expect(said).toEqual(['away', 'back 10']);
  });

  it('are two if the process that noticed it ends, and another one takes its place', () => {
    lines.noteAway(one, 'refused');
    lines.remove(one);
    // It may have been sent before the end.
    lines.noteAway(one, 'refused');
    lines.add(third);
    lines.noteAway(third, 'refused');
    now += 1_500;
    lines.noteReached(third);
    expect(said).toEqual(['away', 'back 2']);
  });

  it('are two if the process in its place never notices it', () => {
    lines.noteAway(one, 'refused');
    lines.remove(one);
    lines.add(third);
    lines.noteReady(third);
    expect(said).toEqual(['away', 'back 0']);
  });

  it('end with no process that is ready but has said that it cannot reach the server', () => {
    lines.noteAway(one, 'refused');
    lines.noteReady(one);
    expect(said).toEqual(['away']);
    lines.noteReached(one);
    expect(said).toEqual(['away', 'back 0']);
  });

  it('are not written for a failure that comes late, unless it lasts', () => {
    lines.noteAway(one, 'refused');
    now += 120_000;
    lines.noteReached(one);
    lines.noteAway(other, 'timed out');
    now += 4_999;
    lines.look();
    expect(said).toEqual(['away', 'back 120']);
    now += 1;
    lines.look();
    expect(said).toEqual(['away', 'back 120', 'away']);
  });

  it('are one pair a minute at most, and one that lasts is said then', () => {
    for (let at = 0; at < 3; at += 1) {
      lines.noteAway(one, 'refused');
      now += 10_000;
      lines.noteReached(one);
    }
    lines.noteAway(one, 'refused');
    expect(said).toEqual(['away', 'back 10']);
    now += 30_000;
    lines.look();
    lines.look();
    expect(said).toEqual(['away', 'back 10', 'away']);
  });
});
