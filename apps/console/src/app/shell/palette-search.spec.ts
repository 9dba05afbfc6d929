import { found } from './palette-search';

const groups = [
  {
    title: 'Applications',
    actions: [
      { id: '1', label: 'Lexi', description: 'Overview', keywords: 'wg_margin', icon: null },
      { id: '2', label: 'Marginalia', description: 'Review', icon: null },
    ],
  },
  { title: 'Pages', actions: [{ id: '3', label: 'Review', icon: null }] },
];

const shown = (query: string) =>
  found(query, groups).map(({ title, actions }) => [title, ...actions.map(({ id }) => id)]);

describe('the search of the palette', () => {
  it('finds labels before what stands beside them', () => {
    expect(shown('MARGIN ')).toEqual([['Applications', '2', '1']]);
    expect(shown('review')).toEqual([
      ['Applications', '2'],
      ['Pages', '3'],
    ]);
  });

  it('finds what is called so before what begins so, and that before the others', () => {
    const actions = ['Old notes', 'Notes 10', 'Notes 1', 'Notes 11'].map((label) => ({
      ...{ id: label, label },
      icon: null,
    }));
    const [group] = found('notes 1', [{ title: 'All', actions }]);
    expect(group?.actions.map(({ id }) => id)).toEqual(['Notes 1', 'Notes 10', 'Notes 11']);
    const [named] = found('notes', [{ title: 'All', actions }]);
    expect(named?.actions.at(-1)?.id).toBe('Old notes');
  });

  it('leaves out groups without a result', () => {
    expect(shown('nothing like it')).toEqual([]);
  });

  it('finds no more than can be seen', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, label: 'x', icon: null }));
    const found20 = found('x', [
      { title: 'First', actions: many.slice(0, 10) },
      { title: 'Second', actions: many.slice(10) },
    ]);
    expect(found20.map(({ actions }) => actions.length)).toEqual([10, 2]);
  });
});
