import {
  createTheme,
  Alert,
  Anchor,
  Badge,
  Fieldset,
  List,
  Loader,
  Menu,
  Modal,
  Notification,
  type MantineColorsTuple,
} from '@mantine/core';

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

const CLOSE = { 'aria-label': 'Close' };

export const theme = createTheme({
  primaryColor: 'grove',
  primaryShade: 8,
  colors: { grove },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: { fontWeight: '650' },
  components: {
    // Reasons that people write can contain line breaks.
    Alert: Alert.extend({
      defaultProps: { variant: 'light' },
      styles: { message: { whiteSpace: 'pre-line' } },
    }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } }),
    Fieldset: Fieldset.extend({ defaultProps: { mx: 0 } }),
    List: List.extend({ defaultProps: { listStyleType: 'disc' } }),
    // Its placeholder for the focus is a child that the ARIA role "menu" may not have.
    Menu: Menu.extend({
      defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false },
    }),
    Loader: Loader.extend({ defaultProps: { color: 'var(--mantine-color-anchor)' } }),
    Modal: Modal.extend({
      defaultProps: { closeButtonProps: CLOSE, centered: true },
      styles: { title: { fontWeight: 650, lineHeight: 'var(--mantine-line-height)' } },
    }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: CLOSE },
      styles: { description: { color: 'var(--mantine-color-text)' } },
    }),
  },
});
