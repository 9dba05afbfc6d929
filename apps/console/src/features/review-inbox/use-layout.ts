import { useMediaQuery } from '@mantine/hooks';

/** The width from which the list stays beside the application. */
export const WIDE = '(min-width: 75em)';
const PHONE = '(max-width: 47.99em)';

/**
 * The arrangement of the inbox. WIDE: the list, the application, and a panel beside it. MEDIUM: one of the two, and the panel as
 * a drawer. PHONE: one part at a time.
 */
export type Layout = 'WIDE' | 'MEDIUM' | 'PHONE';

export function useLayout(): Layout {
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (isWide) return 'WIDE';
  return isPhone ? 'PHONE' : 'MEDIUM';
}
