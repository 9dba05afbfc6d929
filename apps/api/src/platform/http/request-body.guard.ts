import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { noteLateBody } from './arrival.js';
import { BodyArrivals } from './body-arrivals.js';
import { declared } from './declared.js';
import {
  BODY_RULE,
  DEFAULT_BODY,
  hasBody,
  readBody,
  SMALL_BYTES,
  type BodyRule,
  type StreamRule,
} from './request-body.js';
import { demandWellFormedPath } from './request-target.js';
import { hasWholeBody } from './whole-body.js';

const NEXT = Promise.resolve();

const METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const bodyRule = declared<BodyRule | StreamRule | null>(BODY_RULE);

/**
 * Reads bodies after the other guards and not in a middleware before them: the token, the scope and the rate
 * limit come before the input (docs/interface.md, "Order of checks"), so a broken body must not hide a 401.
 */
@Injectable()
export class RequestBodyGuard implements CanActivate {
  constructor(private readonly arrivals: BodyArrivals) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    demandWellFormedPath(request);
    const rule = bodyRule(context);
    if (rule === null || !METHODS.has(request.method)) return true;
    return this.read(request, http.getResponse<Response>(), rule ?? DEFAULT_BODY);
  }

  private async read(
    request: Request,
    response: Response,
    rule: BodyRule | StreamRule,
  ): Promise<boolean> {
    // Node hands over a request before the body that came with its head.
    await NEXT;
    const read = (isRefused?: () => boolean) => readBody(request, response, rule, isRefused);
    const arrives = hasBody(request) && !hasWholeBody(request, SMALL_BYTES);
    request.body =
      arrives && rule.type !== 'stream'
        ? await this.arrivals.watch(request, response, rule.limit, read)
        : await read();
    if (arrives) noteLateBody(request);
    return true;
  }
}
