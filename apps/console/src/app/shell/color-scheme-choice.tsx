import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { TEXTS } from './texts';

/** The choice of the colours for a menu that is open anyway. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={TEXTS.colours}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
      data={[
        { value: 'light', label: TEXTS.light },
        { value: 'dark', label: TEXTS.dark },
        { value: 'auto', label: TEXTS.system },
      ]}
    />
  );
}
