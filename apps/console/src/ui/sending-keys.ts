import type { KeyboardEvent } from 'react';

/** Sends a form by Ctrl or ⌘ and Enter, since Enter alone begins a line. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The same, and leaves the field by Esc, so that the single keys of a page act again. */
export function sendOrLeaveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  // Esc also ends the composition of a letter, and closes a menu.
  const { key, target, nativeEvent, defaultPrevented } = event;
  const isField = target instanceof HTMLTextAreaElement && !nativeEvent.isComposing;
  if (key === 'Escape' && isField && !defaultPrevented) target.blur();
  sendByKey(event);
}
