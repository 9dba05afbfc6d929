import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_REASONS, ERROR_STATUS } from '@wordgrove/contracts';
import { OAUTH_REASONS } from '../../src/modules/oauth/oauth-reasons.js';
import { resolved, type Schema } from '../fuzz/operations.js';
import { quoted, rows } from '../support/markdown.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DOCS = join(__dirname, '../../../../docs');
const API = readFileSync(join(DOCS, 'api.md'), 'utf8');
const OPERATING = readFileSync(join(DOCS, 'operating.md'), 'utf8');

interface Operation {
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Returns the members of a schema, by their paths, whose texts, numbers or lists have no bounds. */
function unbounded(document: OpenAPIObject, given: Schema, at: string): string[] {
  const schema = resolved(document, given);
  const { properties, items, type, enum: values, format, maxLength, maxItems, maximum } = schema;
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, member]) =>
      unbounded(document, member, `${at}.${name}`),
    );
  const isBounded = [values, format, maxLength, maxItems, maximum].some(
    (each) => each !== undefined,
  );
  const isFine = isBounded || type === 'boolean' || type === undefined;
  return [...(isFine ? [] : [at]), ...(items ? unbounded(document, items, `${at}[]`) : [])];
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

  it('has OpenAPI beside it, with the bounds of each member of a JSON body', () => {
    const bodies = Object.entries(service.openApi.paths).flatMap(([path, item]) =>
      Object.values(item as Record<string, Operation>).flatMap(({ requestBody }) => {
        const schema = requestBody?.content['application/json']?.schema;
        return schema ? [[path, schema] as const] : [];
      }),
    );
    expect(bodies.length).toBeGreaterThan(30);
    expect(bodies.flatMap(([path, schema]) => unbounded(service.openApi, schema, path))).toEqual(
      [],
    );
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
