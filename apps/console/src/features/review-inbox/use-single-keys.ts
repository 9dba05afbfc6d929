import { useLocalStorage } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="menu"]';

/** The setting that turns single keys on or off. It is kept in this browser. */
export function useKeysSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useLocalStorage({ key: 'wordgrove.single-keys', defaultValue: true });
  return [isOn, setOn];
}

/**
 * Calls what belongs to a key when it is pressed alone: never in a field or while something is open above the page, and
 * once however long the key is held.
 */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (action === undefined || !isAlone(event)) return;
    event.preventDefault();
    action();
  });
  // Before the page shows that a key acts: after a paint, a quick press would be lost. And only once: a listener that is
  // replaced by a render between two listeners of the same press does not get that press.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}

function isAlone({ repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || metaKey || altKey || document.querySelector(OVERLAYS)) return false;
  return !(target instanceof Element && target.closest(FIELDS));
}
