import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { BodyArrivals } from './body-arrivals.js';
import {
  BODY_RULE,
  DEFAULT_BODY,
  hasBody,
  readBody,
  type BodyRule,
  type StreamRule,
} from './request-body.js';
import { demandWellFormedPath } from './request-target.js';

/**
 * Reads bodies after the guards and not in a middleware before them: the token, the scope and the rate
 * limit come before the input (docs/interface.md, "Order of checks"), so a broken body must not hide a 401.
 */
@Injectable()
export class RequestBodyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly arrivals: BodyArrivals,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    demandWellFormedPath(request);
    const response = context.switchToHttp().getResponse<Response>();
    const rule = this.reflector.getAllAndOverride<BodyRule | StreamRule | null | undefined>(
      BODY_RULE,
      [context.getHandler(), context.getClass()],
    );
    if (rule === null) return next.handle();
    if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method)) {
      request.body = await this.read(request, response, rule ?? DEFAULT_BODY);
    }
    return next.handle();
  }
  private read(request: Request, response: Response, rule: BodyRule | StreamRule) {
    const read = () => readBody(request, response, rule);
    if (rule.type === 'stream' || !hasBody(request)) return read();
    return this.arrivals.watch(request, response, rule.limit, read);
  }
}
