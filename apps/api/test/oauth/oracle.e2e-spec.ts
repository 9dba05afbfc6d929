import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CASES, differenceRows } from './oracle/cases.js';
import { Driver } from './oracle/driver.js';
import { startOidcProvider } from './oracle/oidc-provider.js';
import { startWordgrove } from './oracle/wordgrove.js';

describe.each([
  { name: 'this server', start: startWordgrove, isOracle: false },
  { name: 'oidc-provider', start: startOidcProvider, isOracle: true },
])('seen from outside, $name', ({ start, isOracle }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = new Driver(await start());
    // The user has granted the usual scopes before.
    expect(await driver.authorize()).toBe('code');
  });
  afterAll(() => driver.subject.close());

  it.each(CASES)('rule $rules: $name', async ({ run, expected, difference }) => {
    expect(await run(driver)).toBe(isOracle ? (difference?.oracle ?? expected) : expected);
  });
});

it('every difference says by which RFC or rule ours is right', () => {
  const whys = CASES.flatMap(({ difference }) => difference?.why ?? []);
  expect(whys.filter((why) => !/RFC \d{4}, section \d|[Rr]ule \d/.test(why))).toEqual([]);
});

it('no two cases have a name in common', () => {
  const names = CASES.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('docs/oracle.md has the differences, and no others', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/oracle.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^\| \d/.test(line));
  const cells = listed.map((line) => line.split('|').slice(1, -1));
  const rows = cells.map((row) => row.map((cell) => cell.trim()));
  if (isDeepStrictEqual(rows, differenceRows())) return;
  const wanted = differenceRows().map((row) => `| ${row.join(' | ')} |`);
  throw new Error(
    `The rows of docs/oracle.md should be these; run prettier on it afterwards:\n${wanted.join('\n')}`,
  );
});
