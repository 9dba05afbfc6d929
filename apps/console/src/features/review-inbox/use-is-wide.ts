import { useMediaQuery } from '@mantine/hooks';

/** The width from which the list stays beside the application. */
export const WIDE = '(min-width: 75em)';

/** Returns whether the list and the application stand side by side. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
}
