import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);
const PACKAGES = join(import.meta.dirname, '../../../../node_modules');

/** The commands that run each language of the quick start. */
const COMMANDS: Readonly<Record<string, string>> = {
  curl: 'openssl',
  TypeScript: 'node',
  Python: 'python3',
  Go: 'go',
};

/** Returns whether this machine can run programs of a language. */
export async function canRun(language: string): Promise<boolean> {
  const command = COMMANDS[language] ?? language;
  return run('bash', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );
}

/** A directory with the programs of a developer, who follows the quick start. */
export class Programs {
  private constructor(
    private readonly directory: string,
    private readonly secret: string,
  ) {}

  static async of(secret: string): Promise<Programs> {
    const directory = await mkdtemp(join(tmpdir(), 'wordgrove-programs-'));
    await symlink(PACKAGES, join(directory, 'node_modules'));
    return new Programs(directory, secret);
  }

  /** Saves a program as it is, and runs the command in a shell. Returns what it prints. */
  async run(file: string, text: string, command: string): Promise<string> {
    const [saved, code, line] = runnable(file, text, command);
    await writeFile(join(this.directory, saved), code);
    const environment = { ...process.env, WORDGROVE_CLIENT_SECRET: this.secret };
    const options = { cwd: this.directory, env: environment };
    return (await run('bash', ['-c', line], options)).stdout.trim();
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }
}

/** Node strips types since version 22.18. Before, TypeScript does it. */
function runnable(file: string, text: string, command: string): [string, string, string] {
  if (!file.endsWith('.mts') || 'typescript' in process.features) return [file, text, command];
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(text, { compilerOptions: options });
  const saved = file.replace('.mts', '.mjs');
  return [saved, outputText, command.replace(file, saved)];
}
