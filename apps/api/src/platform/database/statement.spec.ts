/** @runs-sources for a registry of its own */
import { namedStatement, registeredStatements, statement } from './statement.js';

interface Values {
  id: string;
  at: Date;
}

describe('namedStatement', () => {
  it('gives each value one place, in the order of their first use', () => {
    const { text, bind } = namedStatement<Values>(
      'spec.places',
      ($) => `update t set at = ${$.at}, seen_at = ${$.at} where id = ${$.id}`,
    );
    const at = new Date(0);
    expect(text).toBe('update t set at = $1, seen_at = $1 where id = $2');
    expect(bind({ id: 'a', at })).toEqual([at, 'a']);
  });
});

describe('statement', () => {
  it('registers the text by its name', () => {
    statement('spec.registered', 'select 1');
    expect(registeredStatements().get('spec.registered')).toBe('select 1');
  });

  it('refuses a name that is taken', () => {
    statement('spec.taken', 'select 1');
    expect(() => statement('spec.taken', 'select 2')).toThrow('spec.taken');
  });
});
