import { useEffect, useState, type ReactNode } from 'react';
import type * as Overlays from './overlays';

type Module = typeof Overlays;

let show: (element: ReactNode) => void = () => undefined;
let ready: Promise<Module> | undefined;

/** Loads what shows questions and messages when the first one is needed, since most visits need none. */
export function withOverlays(): Promise<Module> {
  ready ??= import('./overlays').then(
    (overlays) =>
      new Promise((resolve) => show(<overlays.Overlays onReady={() => resolve(overlays)} />)),
  );
  // The next one tries again.
  ready.catch(() => (ready = undefined));
  return ready;
}

/** The place of the overlays, once on all pages. */
export function OverlayHost() {
  const [element, setElement] = useState<ReactNode>(null);
  useEffect(() => {
    show = setElement;
  }, []);
  return element;
}
