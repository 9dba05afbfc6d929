import { lazy, type ComponentType } from 'react';
import type { RouteMatch, RouteObject } from 'react-router';
import { partMissing } from '../api/api-failure';

type Load = () => Promise<ComponentType>;

/**
 * Returns a route whose code is loaded when it is needed. `load` returns its component. If there is no connection, or another
 * release by now, the error of the route says so.
 */
export function lazyRoute(route: Omit<RouteObject, 'Component'>, load: Load): RouteObject {
  const Component = lazy(async () => ({ default: await load().catch(missing) }));
  return { ...route, Component, handle: { load } } as RouteObject;
}

function missing(): never {
  throw partMissing();
}

/** Begins to load the code of all routes of an address, and not only of the outermost, while other things are loaded. */
export function loadAhead(matches: readonly RouteMatch<string, RouteObject>[] | null): void {
  for (const { route } of matches ?? [])
    // A failure is reported where the component is shown.
    (route.handle as { load?: Load } | undefined)?.load?.().catch(() => undefined);
}
