import { VisitStates } from './visit-states';

describe('the states of visits', () => {
  it('are those of one visit', () => {
    const states = new VisitStates();
    states.keep('first', 'open', 1);
    states.keep('second', 'open', 2);
    expect(states.read('first', 'open')).toBe(1);
    expect(states.read('second', 'open')).toBe(2);
    expect(states.read('second', 'rows')).toBeUndefined();
  });

  it('are forgotten if many visits came later', () => {
    const states = new VisitStates();
    for (let visit = 0; visit < 50; visit++) states.keep(`${visit}`, 'open', visit);
    states.keep('0', 'rows', 0);
    states.keep('50', 'open', 50);
    expect(states.read('0', 'open')).toBe(0);
    expect(states.read('1', 'open')).toBeUndefined();
  });

  it('outlive a reload', () => {
    const states = new VisitStates();
    states.keep('first', 'open', ['a']);
    states.keep('second', 'place', { y: 4_000 });
    const after = new VisitStates(states.stored());
    expect(after.read('first', 'open')).toEqual(['a']);
    expect(after.read('second', 'place')).toEqual({ y: 4_000 });
    expect(after.stored()).toBe(states.stored());
  });

  it('are stored without the oldest ones if they are large', () => {
    const states = new VisitStates();
    for (let visit = 0; visit < 10; visit++) states.keep(`${visit}`, 'rows', 'x'.repeat(100_000));
    const after = new VisitStates(states.stored());
    expect(after.read('9', 'rows')).toHaveLength(100_000);
    expect(after.read('6', 'rows')).toHaveLength(100_000);
    expect(after.read('5', 'rows')).toBeUndefined();
  });
});
