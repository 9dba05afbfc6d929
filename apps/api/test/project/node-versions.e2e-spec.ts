import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

function text(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

function nodeVersionsOf(manifest: string): string {
  return (JSON.parse(text(manifest)) as { engines: { node: string } }).engines.node;
}

describe('the versions of Node that the service says it runs on', () => {
  const supported = nodeVersionsOf('package.json');

  it('are those of TypeORM, which is the choosiest of its packages', () => {
    const typeorm = nodeVersionsOf('node_modules/typeorm/package.json');
    expect(supported).toBe(typeorm.replaceAll(/(\d+\.\d+)\.0/g, '$1'));
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('are named in %s', (page) => {
    const oldest = supported.match(/\d+\.\d+/g) ?? [];
    expect(oldest).toHaveLength(3);
    const sentence = /Node\.js [\d.]+ or later \(.*?\)/.exec(text(page))?.[0] ?? '';
    expect(sentence.match(/\d+\.\d+/g)?.sort()).toEqual(oldest.sort());
  });

  it('are those that the launcher accepts', () => {
    const launcher = text('apps/api/launcher/node-version.mjs');
    const accepted = [...launcher.matchAll(/\[(\d+), (\d+)\]/g)].map(([, ...parts]) =>
      parts.join('.'),
    );
    expect(accepted).toEqual(supported.match(/\d+\.\d+/g));
  });
});
