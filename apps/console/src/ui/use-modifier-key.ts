import { useOs } from '@mantine/hooks';

/** Returns the key that goes with letters in shortcuts, as it is written before them on this computer. */
export function useModifierKey(): string {
  return ['macos', 'ios'].includes(useOs()) ? '⌘' : 'Ctrl ';
}
