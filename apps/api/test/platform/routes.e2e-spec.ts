import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import {
  GUARDS_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
} from '@nestjs/common/constants.js';
import { ACCESS_RULE, type AccessRule } from '../../src/platform/access/access.decorators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Route {
  name: string;
  path: string;
  rule: AccessRule | undefined;
  /** The guards and interceptors that only this route has. */
  guards: unknown[];
}

describe('every route', () => {
  let service: TestApp;
  let routes: Route[];
  beforeAll(async () => {
    service = await startTestApp();
    routes = findRoutes(service);
  });
  afterAll(() => service.close());

  it('is found by the walk', () => {
    expect(routes.length).toBeGreaterThan(20);
  });

  it('rule 40: declares who may call it', () => {
    expect(routes.filter(({ rule }) => rule === undefined)).toEqual([]);
  });

  it('rule 40: under /api/v1 requires a scope or any token', () => {
    const open = routes.filter(
      ({ path, rule }) =>
        path.startsWith('api/v1') && !['scope', 'any-token'].includes(rule?.kind ?? ''),
    );
    expect(open.map(({ path, rule }) => [path, rule?.kind])).toEqual([
      ['api/v1/{*path}', 'optional-token'],
    ]);
  });

  it('under /api/console/admin is for admins', () => {
    const admin = routes.filter(({ path }) => path.startsWith('api/console/admin'));
    expect(admin.map(({ rule }) => rule?.kind)).toEqual(admin.map(() => 'admin'));
  });

  it('leaves guards to the pipeline, because its own would come after the body is read', () => {
    expect(routes.filter(({ guards }) => guards.length > 0)).toEqual([]);
  });

  it('is described, with its input, its responses and the reasons for errors', () => {
    const described = new Set(service.openApi.tags?.map((tag) => tag.name));
    const faults = operations(service).flatMap(({ name, operation }) => [
      ...(operation.summary ? [] : [`${name} has no summary`]),
      ...((operation.responses['200'] ?? operation.responses['302'])
        ? []
        : [`${name} has no success`]),
      ...(operation.parameters ?? [])
        .filter(({ description, schema }) => !description || !Object.keys(schema).length)
        .map((parameter) => `${name} does not describe ${parameter.name}`),
      ...Object.entries(operation.responses)
        .filter(([, { description }]) => !description)
        .map(([status]) => `${name} does not describe ${status}`),
      ...(operation.tags?.some((tag) => !described.has(tag)) ? [`${name} is in no group`] : []),
      ...(operation.security && !operation.responses['401'] && !operation.responses['403']
        ? [`${name} refuses nobody`]
        : []),
      ...(/^(post|patch) .*(application|user|session|word|answer|flashcards)s?$/.test(name) &&
      operation.requestBody === undefined
        ? [`${name} has no body`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });
});

interface Operation {
  summary?: string;
  tags?: string[];
  security?: unknown;
  parameters?: { name: string; description?: string; schema: object }[];
  requestBody?: unknown;
  responses: Record<string, { description?: string }>;
}

function operations(service: TestApp): { name: string; operation: Operation }[] {
  return Object.entries(service.openApi.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation,
    })),
  );
}

function findRoutes({ app }: TestApp): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const modules = [...app.get(ModulesContainer).values()];
  return modules
    .flatMap((module) => [...module.controllers.values()])
    .flatMap((wrapper) => {
      const controller = wrapper.metatype as new () => Record<string, () => unknown>;
      const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
      return scanner.getAllMethodNames(controller.prototype).flatMap((name): Route[] => {
        const handler = controller.prototype[name] as () => unknown;
        if (Reflect.getMetadata(METHOD_METADATA, handler) === undefined) return [];
        const own = String(Reflect.getMetadata(PATH_METADATA, handler));
        const path = [prefix, own].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean);
        const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
          handler,
          controller,
        ]);
        const guards = [GUARDS_METADATA, INTERCEPTORS_METADATA]
          .flatMap((key) => [controller, handler].map((at) => Reflect.getMetadata(key, at)))
          .filter(Boolean);
        return [{ name: `${controller.name}.${name}`, path: path.join('/'), rule, guards }];
      });
    });
}
