import type { Express, NextFunction, Request, Response } from 'express';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { firstRoute, routesOf, takes, type Route } from './route-table.js';

/** A path as nearly all requests have it. Nothing in it is to be decoded, and no segment of it is empty. */
const ORDINARY = /^(\/[\w.~-]+)+$/;

/** Longer than the paths that Node accepts. */
const MAX_SEGMENT = 65_536;

/**
 * Finds the route of a request in a tree. Express tries one route after the other, some hundred of them. What is not in
 * the tree, such as paths and methods that do not exist, is left to Express, which has the same routes.
 */
export class RouteMap {
  private readonly tree = findMyWay({
    caseSensitive: true,
    maxParamLength: MAX_SEGMENT,
  });

  /** Adds the routes of the application. Call it when all of them are there. */
  read(express: Express): void {
    for (const route of routesOf(express))
      for (const method of methodsOf(express, route))
        this.tree.on(method, route.path, () => undefined, route);
  }

  /** Middleware that hands a request to its route, and to the next middleware if the tree does not have it. */
  readonly lead = (request: Request, response: Response, next: NextFunction): void => {
    const { path, method } = request;
    const found = ORDINARY.test(path) ? this.tree.find(method as HTTPMethod, path) : null;
    if (found === null) {
      next();
      return;
    }
    const route = found.store as Route;
    request.route = route;
    request.params = found.params as Request['params'];
    route.dispatch(request, response, next);
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods for which Express would take this route, and no other one before it. */
function methodsOf(express: Express, route: Route): readonly HTTPMethod[] {
  if (!/^[\w.~/:-]+$/.test(route.path)) return [];
  const sample = route.path.replaceAll(/:\w+/g, 'x');
  return METHODS.filter(
    (method) => takes(route, method) && firstRoute(express, method, sample) === route,
  );
}
