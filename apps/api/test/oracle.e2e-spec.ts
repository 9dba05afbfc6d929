import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('docs/oracle.md has the differences, and no others', () => {
  const page = readFileSync(join(__dirname, '../../../docs/oracle.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(differenceRows());
});
