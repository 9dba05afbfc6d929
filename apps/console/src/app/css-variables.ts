import type { CSSVariablesResolver } from '@mantine/core';

const TINTED = ['grove', 'red', 'orange', 'blue', 'gray'];

/** Backgrounds and texts of alerts, badges and the current page's link. */
function tints(background: (color: string) => string, shade: number): Record<string, string> {
  return Object.fromEntries(
    TINTED.flatMap((color) => [
      [`--mantine-color-${color}-light`, background(`var(--mantine-color-${color}-5)`)],
      [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-${shade})`],
    ]),
  );
}

const mix = (percent: number) => (color: string) =>
  `color-mix(in srgb, ${color} ${percent}%, var(--mantine-color-body))`;

/** Mantine's defaults for most of these miss the contrast that WCAG AA asks for. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...tints(mix(13), 9),
    '--mantine-color-orange-light-color': '#923608',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--wordgrove-control-border': 'var(--mantine-color-gray-6)',
  },
  dark: {
    ...tints(mix(22), 2),
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--wordgrove-control-border': 'var(--mantine-color-dark-2)',
  },
});
