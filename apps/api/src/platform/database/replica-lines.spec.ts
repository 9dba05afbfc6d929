import { Logger } from '@nestjs/common';
import { ReplicaLines } from './replica-lines.js';

describe('the lines of a read replica', () => {
  let said: string[];
  let lines: ReplicaLines;
  beforeEach(() => {
    said = [];
    const say = (...[text]: unknown[]): void =>
      void said.push(String(text).split(' ').at(-1) ?? '');
    jest.spyOn(Logger.prototype, 'log').mockImplementation(say);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(say);
    lines = new ReplicaLines();
  });
  afterEach(() => jest.restoreAllMocks());

  it('have each reason once while it cannot be used, however they alternate', () => {
    for (let at = 0; at < 200_000; at += 2_000)
      lines.note(at % 4_000 === 0 ? 'refused' : 'late', at);
    lines.note(undefined, 200_000);
    lines.note(undefined, 202_000);
    expect(said).toEqual(['refused', 'late', 'DATABASE_READ_URL']);
  });

  it('do not grow without end if the text of the reason is another one each time', () => {
    for (let at = 0; at < 100; at += 1) lines.note(`reason-${at}`, at);
    expect(said).toHaveLength(5);
  });

  it('have the same reason once a minute if it comes and goes', () => {
    for (let at = 0; at < 60_000; at += 2_000)
      lines.note(at % 4_000 === 0 ? 'late' : undefined, at);
    expect(said).toEqual(['late', 'DATABASE_READ_URL']);
    lines.note('late', 60_000);
    expect(said).toEqual(['late', 'DATABASE_READ_URL', 'late']);
  });
});
