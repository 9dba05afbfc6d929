// Lints samples of code at the paths they claim to have: JSON [{ file, code }] on standard input,
// one list of broken rules per sample on standard output. A process of its own, because ESLint and
// Nx are ESM with top-level await, which Jest's CommonJS transform cannot load.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const root = new URL('../../../../../', import.meta.url).pathname;

const linter = new ESLint({ cwd: root });

async function brokenRules({ file, code }) {
  const [result] = await linter.lintText(code, { filePath: `${root}${file}` });
  return result.messages.map((message) => message.ruleId ?? message.message);
}

const samples = JSON.parse(await text(process.stdin));
const answers = [];
for (const sample of samples) answers.push(await brokenRules(sample));
process.stdout.write(JSON.stringify(answers));
