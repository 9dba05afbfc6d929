import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, type NestContainer } from '@nestjs/core';
import type { Module } from '@nestjs/core/injector/module.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SCOPES } from '@wordgrove/contracts';
import { describeFailures } from './openapi-failures.js';

interface Parameter {
  in: string;
  name: string;
  description?: string;
}

/** The texts of the description apart from its endpoints. */
export interface DocumentTexts {
  description: string;
  /** The purpose of each group of endpoints, in the order in which `/docs` shows them. */
  groups: Readonly<Record<string, string>>;
}

/**
 * Makes the OpenAPI 3.1 description of all routes, generated from the decorators that also check requests. It goes on to the next
 * controller with each step, since all of it takes longer than others should wait.
 */
export function* describeApi(
  app: INestApplication,
  baseUrl: string,
  texts: DocumentTexts,
): Generator<void, OpenAPIObject> {
  const head = describeService(baseUrl, texts);
  const paths: OpenAPIObject['paths'] = {};
  const schemas: NonNullable<OpenAPIObject['components']>['schemas'] = {};
  for (const module of app.get(ModulesContainer).values())
    for (const controller of module.controllers) {
      const part = describePart(withOnly(app, module, new Map([controller])), head);
      Object.assign(paths, part.paths);
      Object.assign(schemas, part.components?.schemas);
      yield;
    }
  return { ...head, paths, components: { ...head.components, schemas } };
}

function describeService(
  baseUrl: string,
  { description, groups }: DocumentTexts,
): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Wordgrove')
    .setDescription(description)
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer(baseUrl);
  addSchemes(builder, baseUrl);
  for (const [group, purpose] of Object.entries(groups)) builder.addTag(group, purpose);
  return builder.build();
}

/** Returns the application as the library sees it if it has no other controllers: by itself, it describes whole modules. */
function withOnly(
  app: INestApplication,
  module: Module,
  controllers: Module['controllers'],
): INestApplication {
  const { container } = app as unknown as { container: NestContainer };
  const part = Object.create(module, { controllers: { value: controllers } }) as Module;
  const modules = new Map([[module.token, part]]);
  return Object.create(app, {
    container: { value: Object.create(container, { getModules: { value: () => modules } }) },
  }) as INestApplication;
}

function describePart(app: INestApplication, head: Omit<OpenAPIObject, 'paths'>): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, head, {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}_${method}`,
  });
  describeParameters(document);
  describeEnumsWhereUsed(document);
  describeFailures(document);
  return publicNames(document);
}

/**
 * Adds the methods of authentication: a token that `/docs` gets, a token that the user enters, and
 * the web app's cookie.
 */
function addSchemes(builder: DocumentBuilder, baseUrl: string): void {
  const authorizationCode = {
    authorizationUrl: `${baseUrl}/oauth/authorize`,
    tokenUrl: `${baseUrl}/oauth/token`,
    refreshUrl: `${baseUrl}/oauth/token`,
    scopes: { ...SCOPES },
  };
  builder
    .addOAuth2({ type: 'oauth2', flows: { authorizationCode } }, 'oauth2')
    .addBearerAuth(
      { type: 'http', bearerFormat: 'opaque', description: 'An access token.' },
      'bearer',
    )
    .addCookieAuth('wordgrove_session', { type: 'apiKey', in: 'cookie' }, 'session');
}

// A parameter in a path is the id of the resource that the path names before it.
function describeParameters({ paths }: OpenAPIObject): void {
  for (const [path, methods] of Object.entries(paths)) {
    const operations = Object.values(methods as Record<string, { parameters?: Parameter[] }>);
    for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
      if (parameter.in !== 'path') continue;
      const parent = path.split(`/{${parameter.name}}`)[0]?.split('/').at(-1) ?? '';
      parameter.description ??= `The id of the ${parent.replaceAll('-', ' ').replace(/s$/, '')}.`;
    }
  }
}

// The description of one member must not become the description of its type.
function describeEnumsWhereUsed({ components }: OpenAPIObject): void {
  for (const schema of Object.values(components?.schemas ?? {}))
    if ('enum' in schema) delete schema.description;
}

// Clients generate classes from the names of the schemas, so our suffix is removed.
function publicNames(document: OpenAPIObject): OpenAPIObject {
  const text = JSON.stringify(document)
    .replace(/("#\/components\/schemas\/\w+)Dto"/g, '$1"')
    .replace(/"(\w+)Dto":\{/g, '"$1":{');
  return JSON.parse(text) as OpenAPIObject;
}
