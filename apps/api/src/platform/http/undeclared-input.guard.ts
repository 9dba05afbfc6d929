import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
// Nest has no public way to find out which input a route's handler takes. Its own explorers read the same metadata.
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Request } from 'express';
import { invalidArgument } from './api-error.js';
import { declared, oncePerRoute } from './declared.js';
import { FaultList } from './fault-list.js';
import { BODY_RULE } from './request-body.js';
import { unknownMember } from './unknown-member.js';

const API_PATH = /^\/api\//i;

const bodyRule = declared<unknown>(BODY_RULE);

/** The kinds of input that the route's handler takes; keys of Nest's route arguments are `<kind>:<position>`. */
const declaredKinds = oncePerRoute((handler, controller) => {
  const inputs = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) as object;
  return new Set(Object.keys(inputs ?? {}).map((key) => Number(key.split(':')[0])));
});

/** Under `/api`, refuses parameters and body members as unknown if a route accepts none. */
@Injectable()
export class UndeclaredInputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!API_PATH.test(request.path) || bodyRule(context) === null) return true;
    const kinds = declaredKinds(context);
    const faults = new FaultList();
    const refuse = (name: string) => faults.addIfRoom(() => unknownMember(name));
    if (!kinds.has(RouteParamtypes.QUERY)) Object.keys(request.query).forEach(refuse);
    if (!kinds.has(RouteParamtypes.BODY)) memberNames(request.body).forEach(refuse);
    if (!faults.isEmpty) throw invalidArgument(faults);
    return true;
  }
}

function memberNames(body: unknown): string[] {
  if (body === undefined) return [];
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.keys(body);
  throw invalidArgument({ reason: 'INVALID_TYPE', description: 'The body must be an object' });
}
