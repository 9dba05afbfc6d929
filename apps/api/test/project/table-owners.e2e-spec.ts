import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declaredColumns,
  declaredTables,
  namesFrom,
  sourceFiles,
  textsIn,
  type SourceFile,
} from './table-owners/source-files.js';
import { columnsIn, qualifiersIn, tablesIn } from './table-owners/sql-tables.js';

const HEADING = '## Tables and their owners\n';

const files = sourceFiles();
const owners = new Map(
  files.flatMap((file) => declaredTables(file).map((table) => [table, file.owner] as const)),
);

const isSql = ({ path }: SourceFile) => /\.(sql|repository)\.ts$/.test(path);

/** Returns the words in the texts of a file that stand where SQL has a table. */
const namedIn = (file: SourceFile) =>
  textsIn(file).flatMap((text) => [...tablesIn(text), ...qualifiersIn(text)]);

/** Of a file, the tables of other modules that it names in SQL or hands to what builds SQL. */
function crossings(file: SourceFile): string[] {
  const named = [...namedIn(file), ...(isSql(file) ? textsIn(file) : [])];
  return [...new Set(named)].filter((name) => (owners.get(name) ?? file.owner) !== file.owner);
}

/** The modules that have a column of a name, by the name. */
const columnOwners = new Map<string, Set<string>>();
for (const file of files)
  for (const column of declaredColumns(file))
    columnOwners.set(column, (columnOwners.get(column) ?? new Set()).add(file.owner));

/** Of a file with SQL, the columns that it names and that only tables of other modules have. */
function foreignColumns(file: SourceFile): string[] {
  if (!isSql(file)) return [];
  const named = new Set(textsIn(file).flatMap(columnsIn));
  return [...named].filter((name) => !(columnOwners.get(name)?.has(file.owner) ?? true));
}

const ownerOf = (path: string) => files.find((file) => file.path === path)?.owner;

type Fragment = [fragment: string, owner: string, users: string[]];

const isUsed = ([, , users]: Fragment) => users.length > 0;

/** The fragments of SQL that modules export and others use. */
function usedFragments(): Fragment[] {
  const uses = files.flatMap((file) => namesFrom(file).map((use) => ({ ...use, by: file.owner })));
  return files
    .filter(({ path }) => /^modules\/[^/]+\/index\.ts$/.test(path))
    .flatMap((index) =>
      namesFrom(index)
        .filter(({ from }) => from.endsWith('.sql.ts'))
        .map(({ name }): Fragment => {
          const by = uses.filter((use) => use.name === name && use.from === index.path);
          return [name, index.owner, [...new Set(by.map((use) => use.by))]];
        }),
    );
}

/** The fragments that docs/architecture.md lists. */
function listedFragments(): Fragment[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/architecture.md'), 'utf8');
  const [section = ''] = (text.split(HEADING)[1] ?? '').split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, fragments = '', owner = '', users = '', reason = ''] = row.split('|');
    expect(reason.trim()).not.toBe('');
    const names = [...fragments.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return names.map((name): Fragment => [name, owner.trim(), users.trim().split(', ')]);
  });
}

const byName = (fragments: Fragment[]) =>
  fragments.map(([name, owner, users]) => [name, owner, ...users.toSorted()].join(' ')).sort();

describe('the tables', () => {
  it('have one owner each', () => {
    expect(owners.size).toBeGreaterThan(20);
    expect(owners.get('users')).toBe('accounts');
    expect(owners.get('service_keys')).toBe('platform');
  });

  it('are named by nobody else', () => {
    const found = files.flatMap((file) => crossings(file).map((table) => `${file.path}: ${table}`));
    expect(found).toEqual([]);
  });

  it('are named in no file but repositories, fragments and entities', () => {
    const others = files.filter((file) => !isSql(file) && !file.path.endsWith('.entity.ts'));
    const found = others.filter((file) => namedIn(file).some((name) => owners.has(name)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('have columns that nobody else names', () => {
    expect(columnOwners.get('next_review_at')).toEqual(new Set(['learning', 'review']));
    const found = files.flatMap((file) =>
      foreignColumns(file).map((name) => `${file.path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are in no entity that another module gets', () => {
    const indexes = files.filter(({ path }) => path.endsWith('/index.ts'));
    const exported = indexes.flatMap(namesFrom).filter(({ from }) => from.endsWith('.entity.ts'));
    expect(exported).toEqual([]);
  });

  it('have entities that only their owner uses', () => {
    const found = files.flatMap((file) =>
      namesFrom(file)
        .filter(({ from }) => from.endsWith('.entity.ts') && ownerOf(from) !== file.owner)
        .map(({ name }) => `${file.path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are reached by others through the fragments that docs/architecture.md lists, and no more', () => {
    const used = usedFragments().filter(isUsed);
    expect(used.length).toBeGreaterThan(10);
    expect(byName(listedFragments())).toEqual(byName(used));
  });
});

describe('the search for tables', () => {
  it.each([
    'select 1 from users where id = $1',
    'select 1 from grants g join users u on true',
    'select 1 from (select 1) x, users u',
    'with x as (select a, b from y) select 1 from x, lateral (select 1 from users) z',
    'insert into users (id) values ($1)',
    'update users set email = $1',
    'delete from only users',
    'delete from x using y, public.users',
    'lock table users in share mode',
    'references users (id)',
    'select 1 from x for no key update of users, x',
    'select 1 from x for key share of x, users',
  ])('finds one in: %s', (text) => {
    expect(tablesIn(text)).toContain('users');
  });

  it.each([
    'select a, users from x order by a, users',
    'select x.users from x',
    'update x set a = 1, users = 2',
    'Grants of users, and what users review',
    'insert into x (a, users) select b, users from y',
  ])('finds none in: %s', (text) => {
    expect(tablesIn(text)).not.toContain('users');
  });

  it('tells what columns are qualified with, and no end of a sentence', () => {
    const text = 'select users.id, g.*, a."isNew", b. _  from x. They are users.';
    expect(qualifiersIn(text)).toEqual(['users', 'g', 'a', 'b']);
  });

  it('tells the columns, and no name that a statement gives', () => {
    expect(columnsIn('select x.user_id as "not_this", id from x where is_new')).toEqual([
      'user_id',
      'is_new',
    ]);
  });
});
