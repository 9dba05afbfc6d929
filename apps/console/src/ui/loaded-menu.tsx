import { Menu } from '@mantine/core';
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

interface LoadedMenuProps {
  button: ReactElement<Record<string, unknown>>;
  width?: number;
  children: ReactNode;
}

/** A menu that opens as soon as it is there: its button was pressed before it was loaded. */
export function LoadedMenu({ button, width, children }: LoadedMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The button of before is gone. The focus comes back to this one when the menu is closed.
    target.current?.focus();
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      {...(width !== undefined && { width })}
    >
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
