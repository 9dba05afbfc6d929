import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MARK = '\n--left-behind--\n';
const BLOCK = /```sh\n([\s\S]*?)```(?:\s*```(json|text)\n([\s\S]*?)```)?/g;

/** A shell block of a page, and the response below it, if there is one. */
export interface Block {
  script: string;
  kind: string | undefined;
  answer: string;
}

/** A page of docs/ whose shell blocks are pasted one after the other into one shell. */
export class PastedPage {
  readonly text: string;
  readonly blocks: readonly Block[];
  private readonly directory = mkdtempSync(join(tmpdir(), 'wordgrove-docs-'));
  private leftBehind = '';

  /** @param variables those that a block leaves for the next, beside functions */
  constructor(
    name: string,
    private readonly variables: readonly string[],
  ) {
    this.text = readFileSync(join(__dirname, '../../../../docs', name), 'utf8');
    this.blocks = [...this.text.matchAll(BLOCK)].map(([, script = '', kind, answer = '']) => ({
      script,
      kind,
      answer,
    }));
  }

  /** Returns the shell's output for a script. */
  async paste(script: string): Promise<string> {
    const names = this.variables.join(' ');
    const epilogue = `\nprintf '${MARK}'; declare -p ${names} 2>/dev/null; declare -f; true`;
    const whole = `${this.leftBehind}\n${script}${epilogue}`;
    const { stdout, stderr } = await run('bash', ['-c', whole], { cwd: this.directory });
    expect(stderr).toBe('');
    const [output = '', leftBehind = ''] = stdout.split(MARK);
    this.leftBehind = leftBehind;
    return output;
  }

  /** Removes what the blocks have written. */
  close(): void {
    rmSync(this.directory, { recursive: true });
  }
}
