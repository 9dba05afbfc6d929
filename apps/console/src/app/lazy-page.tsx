import { lazy, type ComponentType } from 'react';
import type { RouteMatch, RouteObject } from 'react-router';

type Load = () => Promise<ComponentType>;

/** Returns a route whose code is loaded when it is needed. `load` returns its component. */
export function lazyRoute(route: Omit<RouteObject, 'Component'>, load: Load): RouteObject {
  const Component = lazy(async () => ({ default: await load() }));
  return { ...route, Component, handle: { load } } as RouteObject;
}

/** Begins to load the code of all routes of an address, and not only of the outermost, while other things are loaded. */
export function loadAhead(matches: readonly RouteMatch<string, RouteObject>[] | null): void {
  for (const { route } of matches ?? [])
    // A failure is reported where the component is shown.
    (route.handle as { load?: Load } | undefined)?.load?.().catch(() => undefined);
}
