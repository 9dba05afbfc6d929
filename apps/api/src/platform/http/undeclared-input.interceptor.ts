import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
// Nest has no public way to find out which input a route's handler takes. Its own explorers read the same metadata.
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { invalidArgument } from './api-error.js';
import { FaultList } from './fault-list.js';
import { BODY_RULE } from './request-body.js';
import { unknownMember } from './unknown-member.js';

const API_PATH = /^\/api\//i;

/** Under `/api`, refuses parameters and body members as unknown if a route accepts none. */
@Injectable()
export class UndeclaredInputInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!API_PATH.test(request.path) || this.ignoresInput(context)) return next.handle();
    const declared = declaredKinds(context);
    const faults = new FaultList();
    const refuse = (name: string) => faults.addIfRoom(() => unknownMember(name));
    if (!declared.has(RouteParamtypes.QUERY)) Object.keys(request.query).forEach(refuse);
    if (!declared.has(RouteParamtypes.BODY)) memberNames(request.body).forEach(refuse);
    if (!faults.isEmpty) throw invalidArgument(faults);
    return next.handle();
  }

  private ignoresInput(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<unknown>(BODY_RULE, targets) === null;
  }
}

/** The kinds of input that the route's handler takes; keys of Nest's route arguments are `<kind>:<position>`. */
function declaredKinds(context: ExecutionContext): Set<RouteParamtypes> {
  const handler = context.getHandler().name;
  const inputs = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler) as object;
  return new Set(Object.keys(inputs ?? {}).map((key) => Number(key.split(':')[0])));
}

function memberNames(body: unknown): string[] {
  if (body === undefined) return [];
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.keys(body);
  throw invalidArgument({ reason: 'INVALID_TYPE', description: 'The body must be an object' });
}
