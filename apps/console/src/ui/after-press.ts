/** True while a mouse button or a finger is down. */
let isPressing = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressing = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => (isPressing = false), true);
}

/**
 * Does something at once, or after the press that is going on and its click. A text that appears in between would move
 * the button away from the pointer that is pressing it.
 */
export function afterPress(act: () => void): void {
  if (!isPressing) act();
  else window.addEventListener('pointerup', () => setTimeout(act), { once: true });
}
