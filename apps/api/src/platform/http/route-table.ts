import type { Express } from 'express';
import { tellingWhenHandled, type Handler } from './handled.js';

/** A route of Express, which has no types for its table. */
export interface Route {
  path: string;
  methods: Record<string, boolean>;
  stack: { handle: Handler }[];
  dispatch: Handler;
}

interface Layer {
  route?: Route;
  match(path: string): boolean;
}

function layersOf(express: Express): Layer[] {
  return express.router.stack as unknown as Layer[];
}

/** Returns all routes, in the order in which Express tries them. */
export function routesOf(express: Express): Route[] {
  return layersOf(express).flatMap(({ route }) => route ?? []);
}

/** Returns whether a route is for a method. One for GET is for HEAD, too. */
export function takes({ methods }: Route, method: string): boolean {
  const isFor = (name: string) => methods[name] === true;
  return isFor(method.toLowerCase()) || (method === 'HEAD' && isFor('get'));
}

/** Returns the route that Express takes for a path. */
export function firstRoute(express: Express, method: string, path: string): Route | undefined {
  return layersOf(express).find(
    (layer) => layer.route !== undefined && takes(layer.route, method) && layer.match(path),
  )?.route;
}

/** Returns the methods of a path, for `Allow` in a 405. Empty if no route has the path. */
export function allowedMethods(express: Express, path: string): string[] {
  const methods = layersOf(express).flatMap((layer) => {
    const { route } = layer;
    // A route for all methods is the catch-all, which handles paths that no other route has.
    if (route === undefined || route.path.includes('*') || !layer.match(path)) return [];
    return Object.keys(route.methods).map((method) => method.toUpperCase());
  });
  const allowed = new Set(methods);
  if (allowed.has('GET')) allowed.add('HEAD');
  return [...allowed].sort();
}

/**
 * Lets routes match in their own letter case and without a slash at the end only, because a proxy that blocks a path
 * may block no other form of it. The settings of Express would come too late: Nest has made the router by then.
 */
export function matchExactPaths({ router }: Express): void {
  Object.assign(router, { caseSensitive: true, strict: true });
}

/** Lets all routes tell when a request has been handled ({@link onceHandled}). Call it when all of them are there. */
export function followHandlers(express: Express): void {
  for (const { stack } of routesOf(express))
    for (const step of stack) step.handle = tellingWhenHandled(step.handle);
}
