import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const grove: MantineColorsTuple = [
  '#edf7ef',
  '#dcebe0',
  '#b9d8c2',
  '#93c4a1',
  '#73b385',
  '#5aa570',
  '#3f8f57',
  '#2f7a47',
  '#22663a',
  '#14502b',
];

const CLOSE = { closeButtonProps: { 'aria-label': 'Close' } };

export const theme = createTheme({
  primaryColor: 'grove',
  primaryShade: 8,
  colors: { grove },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: { fontWeight: '650' },
  components: {
    Modal: { defaultProps: { ...CLOSE, centered: true } },
    Notification: { defaultProps: CLOSE },
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm' } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password' } },
    },
  },
});

/** Mantine's defaults for these miss the contrast that WCAG AA asks for. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-9)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
  },
});
