import type { Express } from 'express';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Returns the methods of a path, for `Allow` in a 405. Empty if no route has the path. */
export function allowedMethods(express: Express, path: string): string[] {
  const layers = express.router.stack as unknown as Layer[];
  const methods = layers.flatMap((layer) => {
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
