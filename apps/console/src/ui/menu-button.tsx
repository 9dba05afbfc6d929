import { cloneElement, useState, type ComponentType, type ReactElement } from 'react';
import { partMissing } from '../api/api-failure';
import { notifyFailure } from './notify';
import type { LoadedMenu } from './loaded-menu';

interface MenuButtonProps<Subject extends object> {
  /** A button without a handler. */
  button: ReactElement<Record<string, unknown>>;
  /** Loads the items, which are shown inside of Mantine's `Menu`. */
  load: () => Promise<ComponentType<Subject>>;
  /** The properties of the items. */
  about?: Subject;
  /** The width of the menu in pixels. */
  width?: number;
}

interface Loaded<Subject> {
  Menu: typeof LoadedMenu;
  Items: ComponentType<Subject>;
}

/** A button with a menu, whose code is loaded on hover or focus. Few people need the menu of a page. */
export function MenuButton<Subject extends object = object>(props: MenuButtonProps<Subject>) {
  const { button, load, about, width } = props;
  const [loaded, setLoaded] = useState<Loaded<Subject> | null>(null);
  const fetchMenu = async (): Promise<Loaded<Subject>> => {
    const [{ LoadedMenu: Menu }, Items] = await Promise.all([import('./loaded-menu'), load()]);
    return { Menu, Items };
  };
  if (loaded !== null)
    return (
      <loaded.Menu button={button} {...(width !== undefined && { width })}>
        <loaded.Items {...(about as Subject)} />
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
