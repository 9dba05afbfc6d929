import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_REASONS, ERROR_STATUS } from '@wordgrove/contracts';
import { OAUTH_REASONS } from '../../src/modules/oauth/oauth-reasons.js';
import { quoted, rows } from '../support/markdown.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DOCS = join(__dirname, '../../../../docs');
const API = readFileSync(join(DOCS, 'api.md'), 'utf8');
const OPERATING = readFileSync(join(DOCS, 'operating.md'), 'utf8');

interface Operation {
  security?: Record<string, string[]>[];
}

describe('docs/api.md', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('lists every endpoint with its scope', () => {
    const listed = rows(API, 'Endpoint').flatMap(([endpoints = '', scope]) => {
      const [, methods = '', path] = /^([A-Z, ]+) `(.+)`$/.exec(endpoints) ?? [];
      return methods.split(', ').map((method) => `${method} ${path} ${scope}`);
    });
    const described = Object.entries(service.openApi.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, item]) =>
        Object.entries(item as Record<string, Operation>).map(
          ([method, operation]) => `${method.toUpperCase()} ${path} ${scopeOf(operation)}`,
        ),
      );
    expect(listed.sort()).toEqual(described.sort());
  });

  it('lists every error code with its status', () => {
    const listed = rows(API, 'Code').flatMap(([codes = '', status = '']) =>
      quoted(codes).map((code) => [code, Number.parseInt(status)]),
    );
    expect(Object.fromEntries(listed)).toEqual(ERROR_STATUS);
  });

  it('lists every reason with its meaning', () => {
    const listed = rows(API, 'Reason').map(([reason = '', meaning]) => [
      quoted(reason)[0],
      meaning,
    ]);
    expect(Object.fromEntries(listed)).toEqual(ERROR_REASONS);
  });
});

describe('docs/operating.md', () => {
  it('lists every reason of the protocol with its meaning', () => {
    const listed = rows(OPERATING, 'OAuth reason').map(([reason = '', meaning]) => [
      quoted(reason)[0],
      meaning,
    ]);
    expect(Object.fromEntries(listed)).toEqual(OAUTH_REASONS);
  });

  it('lists every setting that the service reads', () => {
    const source = readFileSync(
      join(__dirname, '../../src/platform/config/configuration.ts'),
      'utf8',
    );
    const read = new Set([...source.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(([, name]) => name));
    const listed = rows(OPERATING, 'Variable').flatMap(([names = '']) => quoted(names));
    expect(listed.sort()).toEqual([...read].sort());
  });
});

function scopeOf({ security = [] }: Operation): string {
  const scopes = security.flatMap((each) => Object.values(each).flat());
  return scopes.length === 0 ? 'any token' : scopes.join(', ');
}
