// Lints samples of code at the paths they claim to have: JSON [{ file, code }] on standard input,
// one list of broken rules per sample on standard output. A process of its own, because ESLint and
// Nx are ESM with top-level await, which Jest's CommonJS transform cannot load.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = new URL('../../../../../', import.meta.url).pathname;

/** Rules that need types can only be asked about files that exist in a tsconfig. */
function linter({ typed }) {
  const overrideConfig = typed ? [] : [tseslint.configs.disableTypeChecked];
  return new ESLint({ cwd: root, overrideConfig });
}

const linters = { true: linter({ typed: true }), false: linter({ typed: false }) };

async function brokenRules({ file, code, typed = false }) {
  const [result] = await linters[typed].lintText(code, { filePath: `${root}${file}` });
  return result.messages.map((message) => message.ruleId ?? message.message);
}

const samples = JSON.parse(await text(process.stdin));
const answers = [];
for (const sample of samples) answers.push(await brokenRules(sample));
process.stdout.write(JSON.stringify(answers));
