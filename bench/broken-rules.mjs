// Shows that the tests hold the rules: breaks one rule of the code after the other, expects a test to fail
// each time, and puts the code back. `node bench/broken-rules.mjs [part of a rule's name]`; with `--dry-run`,
// it only checks that the code still has the text of each rule.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Each rule: the file and the text that hold it, the text that breaks it, and the test files to
 * run.
 */
const RULES = [
  {
    rule: 'redirect URIs match as exact strings (rule 3)',
    file: 'apps/api/src/modules/oauth/redirect-uri-match.ts',
    held: 'redirectUris.includes(uri)',
    broken: 'redirectUris.some((each) => each.toLowerCase() === uri.toLowerCase())',
    tests: 'oauth/authorize.e2e|redirect-uri-match',
  },
  {
    rule: 'state-changing calls come from the site (rule 17)',
    file: 'apps/api/src/platform/http/same-origin.guard.ts',
    held: 'if (this.isSameOrigin(request)) return true;',
    broken: 'if (this.isSameOrigin(request) || true) return true;',
    tests: 'platform/access|accounts/accounts',
  },
  {
    rule: 'a code verifier matches its challenge (rule 27)',
    file: 'apps/api/src/modules/oauth/pkce.ts',
    held: 'timingSafeEqual(actual, expected)',
    broken: '(timingSafeEqual(actual, expected) || true)',
    tests: 'oauth/code.e2e',
  },
  {
    rule: 'a code is exchanged once (rules 28 and 29)',
    file: 'apps/api/src/modules/oauth/store/authorization-code.sql.ts',
    held: 'where authorization_codes.code_hash = found.code_hash and consumed_at is null',
    broken: 'where authorization_codes.code_hash = found.code_hash',
    tests: 'oauth/issued-together|oauth/races',
  },
  {
    rule: 'a rotated refresh token has 30 seconds of grace (rules 32 and 33)',
    file: 'apps/api/src/modules/oauth/lifetimes.ts',
    held: 'refreshGrace: 30 * SECOND_MS',
    broken: 'refreshGrace: 300 * SECOND_MS',
    tests: 'oauth/refresh',
  },
  {
    rule: 'a call needs its scope (rule 37)',
    file: 'apps/api/src/platform/access/access.guard.ts',
    held: 'if (!scopes.every(',
    broken: 'if (scopes.length > 99 && !scopes.every(',
    tests: 'oauth/resource|platform/access',
  },
  {
    rule: "another user's word looks absent",
    file: 'apps/api/src/modules/learning/find-word.repository.ts',
    held: 'where: { id, userId }',
    broken: 'where: [{ id, userId }, { id }]',
    tests: 'learning/words',
  },
  {
    rule: 'the hourly quota is exact',
    file: 'apps/api/src/platform/rate-limit/hourly-quota.ts',
    held: 'window.hits <= holder.hourlyQuota',
    broken: 'window.hits <= holder.hourlyQuota + 1',
    tests: 'platform/rate-limit',
  },
  {
    rule: 'a session ends at its time',
    file: 'apps/api/src/modules/accounts/session.repository.ts',
    held: 'where s.id_hash = $1 and s.expires_at > $2`',
    broken: 'where s.id_hash = $1 and $2::timestamptz is not null`',
    tests: 'accounts/accounts',
  },
  {
    rule: 'parameters that a route does not know are refused',
    file: 'apps/api/src/platform/http/undeclared-input.guard.ts',
    held: 'if (!faults.isEmpty) throw',
    broken: 'if (!faults.isEmpty && kinds.size > 99) throw',
    tests: 'platform/bad-input.e2e',
  },
  {
    rule: 'an expired card takes no answer',
    file: 'apps/api/src/modules/review/answers/answer-decision.ts',
    held: 'Date.parse(card.expiresAt) <= answer.at.getTime()',
    broken: 'Date.parse(card.expiresAt) <= 0',
    tests: 'review/card-expiry|review/answers',
  },
  {
    rule: 'mastery level 3 begins at 21 days of stability',
    file: 'libs/scheduling/src/mastery.ts',
    held: 'memory.stability < 21',
    broken: 'memory.stability < 22',
    tests: 'scheduling/src/mastery',
  },
];

/**
 * Runs the tests on the code in its present state and returns the first that fails, if there is
 * one.
 */
function failingTest(tests) {
  const command = ['test', '--', '--testPathPatterns', tests, '--silent'];
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  const first = /^ +● (.*)$/m.exec(stdout + stderr)?.[1];
  if (status !== 0 && first === undefined) throw new Error(`The tests did not run:\n${stderr}`);
  return status === 0 ? undefined : first;
}

/** Returns the file of a rule, with the text that holds the rule. */
function sourceOf({ file, held }) {
  const source = readFileSync(join(root, file), 'utf8');
  if (source.split(held).length !== 2)
    throw new Error(`${file} does not have "${held}" exactly once`);
  return source;
}

/** Breaks a rule while its tests run. */
function breakOne(rule) {
  const { file, held, broken, tests } = rule;
  const path = join(root, file);
  const source = sourceOf(rule);
  try {
    writeFileSync(
      path,
      source.replace(held, () => broken),
    );
    return failingTest(tests);
  } finally {
    writeFileSync(path, source);
  }
}

let stopped = false;
process.on('SIGINT', () => (stopped = true));

if (process.argv.includes('--dry-run')) {
  RULES.forEach(sourceOf);
  console.log(`The code has the text of all ${RULES.length} rules`);
  process.exit();
}

const wanted = RULES.filter(({ rule }) => rule.includes(process.argv[2] ?? ''));
let unheld = 0;
for (const each of wanted) {
  const test = breakOne(each);
  // Lets the process handle Ctrl-C, which has already ended the tests: no rule stays broken, and no
  // other begins.
  await new Promise(setImmediate);
  if (stopped) process.exit(130);
  if (test === undefined) unheld += 1;
  console.log(
    `${test === undefined ? 'NOT HELD' : 'held'}  ${each.rule}${test ? `: ${test}` : ''}`,
  );
}
console.log(`${wanted.length - unheld} of ${wanted.length} rules are held by a test`);
process.exitCode = unheld === 0 ? 0 : 1;
