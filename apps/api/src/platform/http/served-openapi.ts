import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { ownLoopTurn } from '../time/loop-turn.js';
import { compressResponse } from './compressed-response.js';

const PATH = '/openapi.json';

/** The depth of the endpoints of a path, and of a schema among the components. */
const TEXT_DEPTH = 3;

/**
 * Serves the description at `/openapi.json`, and a page for people at `/docs` that reads it there. It is made when it is first
 * asked for, and in memory once, as its text.
 */
export class ServedOpenApi {
  private making: Promise<Buffer> | undefined;

  /** @param describe begins to make the description, step by step */
  constructor(private readonly describe: () => Generator<void, OpenAPIObject>) {}

  /** Middleware that compresses what no code of ours writes. */
  readonly compress = (request: Request, response: Response, next: NextFunction): void => {
    if (/^\/(docs|openapi\.json)/.test(request.path)) compressResponse(response);
    next();
  };

  serve(app: INestApplication): void {
    app.getHttpAdapter().get(PATH, async (_request: Request, response: Response) => {
      this.making ??= this.make();
      response.type('application/json').send(await this.making);
    });
    // The library would put another text of the description into the page, in a turn of its own.
    SwaggerModule.setup('docs', app, () => undefined as unknown as OpenAPIObject, {
      raw: false,
      swaggerUrl: PATH,
      customSiteTitle: 'Wordgrove API',
      customCss: '.swagger-ui .topbar { display: none }',
    });
  }

  private async make(): Promise<Buffer> {
    const steps = this.describe();
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await ownLoopTurn();
    return Buffer.from(await textOf(step.value, TEXT_DEPTH));
  }
}

/** Writes a value as JSON, each member at the given depth in a turn of its own. */
async function textOf(value: object, depth: number): Promise<string> {
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const isLarge = depth > 1 && isObject(member);
    if (!isLarge) await ownLoopTurn();
    const text = isLarge ? await textOf(member, depth - 1) : JSON.stringify(member);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
