import { cloneElement, useState, type ComponentType, type ReactElement } from 'react';
import { partMissing } from '../api/api-failure';
import { notifyFailure } from './notify';
import type { LoadedMenu } from './loaded-menu';

interface MenuButtonProps {
  /** A button without a handler. */
  button: ReactElement<Record<string, unknown>>;
  /** Loads the items, which are shown inside of Mantine's `Menu`. */
  load: () => Promise<ComponentType>;
  /** The width of the menu in pixels. */
  width?: number;
}

interface Loaded {
  Menu: typeof LoadedMenu;
  Items: ComponentType;
}

/** A button with a menu, whose code is loaded on hover or focus. Few people need the menu of a page. */
export function MenuButton({ button, load, width }: MenuButtonProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fetchMenu = async (): Promise<Loaded> => {
    const [{ LoadedMenu: Menu }, Items] = await Promise.all([import('./loaded-menu'), load()]);
    return { Menu, Items };
  };
  if (loaded !== null)
    return (
      <loaded.Menu button={button} {...(width !== undefined && { width })}>
        <loaded.Items />
      </loaded.Menu>
    );
  // A failure is reported when the menu is wanted.
  const ahead = () => void fetchMenu().catch(() => undefined);
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => void fetchMenu().then(setLoaded, () => notifyFailure(partMissing())),
  });
}
