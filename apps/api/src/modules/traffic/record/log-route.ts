const known = new Map<string, string>();

/** Returns the path of a route as developers know it: `/api/v1/wordbooks/{id}`. There are only a few hundred routes. */
export function logRoute(path: string | undefined): string {
  if (path === undefined) return '';
  let route = known.get(path);
  if (route === undefined) {
    route = path.replaceAll(/:(\w+)/g, '{$1}');
    known.set(path, route);
  }
  return route;
}
