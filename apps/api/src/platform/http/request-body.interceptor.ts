import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import {
  BODY_RULE,
  DEFAULT_BODY,
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
  constructor(private readonly reflector: Reflector) {}

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
      request.body = await readBody(request, response, rule ?? DEFAULT_BODY);
    }
    return next.handle();
  }
}
