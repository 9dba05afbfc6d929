import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_LIMITS } from '../../src/platform/database/database-limits.js';

const ROOT = join(__dirname, '../../../..');
const PAGE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
const BENCH = readFileSync(join(ROOT, 'bench/rolling-restart.mjs'), 'utf8');
/** The parts that the bench replaces by places of its own. Without them, it would not try what is documented. */
const REPLACED = {
  nginx: ['listen 443 ', '127.0.0.1:3001', '127.0.0.1:3002', '/etc/ssl/'],
  caddyfile: ['words.example {', '127.0.0.1:3001', '127.0.0.1:3002'],
};

describe('the proxies of docs/operating.md', () => {
  it.each(Object.entries(REPLACED))('are those of the bench: %s', (language, parts) => {
    const blocks = PAGE.split(`\`\`\`${language}\n`).slice(1);
    expect(blocks).toHaveLength(1);
    const block = blocks[0]?.split('```')[0] ?? '';
    expect(parts.filter((part) => !block.includes(part))).toEqual([]);
    expect(BENCH).toContain(`documented('${language}')`);
  });

  it('have the delays with which the bench tries them', () => {
    const [, delay = ''] = /caddy: \{[^}]*delayMs: ([\d_]+)/.exec(BENCH) ?? [];
    expect(PAGE).toContain(`Set \`SHUTDOWN_DELAY_MS=${delay.replace('_', '')}\`, and restart`);
    expect(BENCH).toMatch(/ nginx: \{[^}]*delayMs: 0,/);
  });
});

describe('the waits of docs/operating.md', () => {
  it('are those of the code if the network to the database loses all bytes', () => {
    const { answer, connection } = DATABASE_LIMITS;
    expect(PAGE).toContain(
      `after ${answer / 1_000} seconds if the network loses all bytes, ${(answer + connection) / 1_000} if they had to wait`,
    );
  });
});
