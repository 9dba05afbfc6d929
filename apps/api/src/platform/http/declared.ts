import type { ExecutionContext, Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

type Handler = ReturnType<ExecutionContext['getHandler']>;

const reflector = new Reflector();

/**
 * Returns a function that returns what decorators with this key declare of a request's route: at its method, or else at its
 * class. It looks once for each route, since decorators do not change.
 */
export function declared<T>(key: symbol): (context: ExecutionContext) => T | undefined {
  return oncePerRoute((handler, controller) =>
    reflector.getAllAndOverride<T | undefined>(key, [handler, controller]),
  );
}

/** Returns a function that calls `read` for the first request of each route, and then returns the same. */
export function oncePerRoute<T>(
  read: (handler: Handler, controller: Type) => T,
): (context: ExecutionContext) => T {
  const known = new WeakMap<Type, Map<Handler, { value: T }>>();
  return (context) => {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    let ofController = known.get(controller);
    if (ofController === undefined) known.set(controller, (ofController = new Map()));
    let fact = ofController.get(handler);
    if (fact === undefined)
      ofController.set(handler, (fact = { value: read(handler, controller) }));
    return fact.value;
  };
}
