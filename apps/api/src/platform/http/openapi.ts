import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SCOPES } from '@wordgrove/contracts';
import type { NextFunction, Request, Response } from 'express';
import { ownLoopTurn } from '../time/loop-turn.js';
import { compressResponse } from './compressed-response.js';
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
 * module with each step, since all of it takes longer than others should wait.
 */
export function* describeApi(
  app: INestApplication,
  baseUrl: string,
  texts: DocumentTexts,
): Generator<void, OpenAPIObject> {
  const head = describeService(baseUrl, texts);
  const paths: OpenAPIObject['paths'] = {};
  const schemas: NonNullable<OpenAPIObject['components']>['schemas'] = {};
  for (const { metatype, controllers } of app.get(ModulesContainer).values()) {
    if (controllers.size === 0) continue;
    const part = describeModule(app, head, metatype);
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

function describeModule(
  app: INestApplication,
  head: Omit<OpenAPIObject, 'paths'>,
  module: Type,
): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, head, {
    include: [module],
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

/**
 * Serves the description at `/openapi.json` and for people at `/docs`. It is made when it is first
 * asked for, and in memory once, however many read it: the library would make the text again for each.
 */
export class ServedOpenApi {
  private made: OpenAPIObject | undefined;
  private making: Promise<void> | undefined;
  private text = Buffer.alloc(0);

  /** @param describe begins to make the description, step by step */
  constructor(private readonly describe: () => Generator<void, OpenAPIObject>) {}

  /** Middleware that waits for the description, and compresses what no code of ours writes. */
  readonly prepare = (request: Request, response: Response, next: NextFunction): void => {
    if (!/^\/(docs|openapi\.json)/.test(request.path)) {
      next();
      return;
    }
    compressResponse(response);
    this.making ??= this.make();
    this.making.then(() => next(), next);
  };

  serve(app: INestApplication): void {
    app.getHttpAdapter().get('/openapi.json', (_request: Request, response: Response) => {
      response.type('application/json').send(this.text);
    });
    SwaggerModule.setup('docs', app, () => this.made as OpenAPIObject, {
      raw: false,
      customSiteTitle: 'Wordgrove API',
      customCss: '.swagger-ui .topbar { display: none }',
    });
  }

  private async make(): Promise<void> {
    const steps = this.describe();
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await ownLoopTurn();
    this.made = step.value;
    await ownLoopTurn();
    this.text = Buffer.from(JSON.stringify(step.value));
  }
}
