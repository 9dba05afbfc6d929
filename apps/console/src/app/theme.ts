import {
  createTheme,
  Alert,
  Anchor,
  Badge,
  Button,
  Fieldset,
  Input,
  List,
  Loader,
  Paper,
  Text,
  type MantineColorsTuple,
} from '@mantine/core';
import { TEXTS } from './texts';

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

/** The colours of Mantine's dark scheme: text, dimmed text, edges of controls, lines, hovered, panels, page, bars. */
const dark: MantineColorsTuple = [
  '#e6ede8',
  '#c6d1ca',
  '#a4b2a9',
  '#708077',
  '#2b3830',
  '#27322c',
  '#18211c',
  '#111814',
  '#0c120f',
  '#080c0a',
];

const CLOSE = { 'aria-label': TEXTS.close };

/** The page has a header already, and only one can be a landmark. */
const OVERLAY = { closeButtonProps: CLOSE, attributes: { header: { role: 'presentation' } } };

/** Controls are larger on phones, and where a page asks for one thing (tokens.css). */
const controlHeight = { '--button-height': 'var(--wordgrove-control)' };

const controlEdge = {
  '--button-bd': '1px solid var(--wordgrove-control-border)',
  '--button-color': 'var(--mantine-color-text)',
};

export const theme = createTheme({
  primaryColor: 'grove',
  primaryShade: { light: 8, dark: 7 },
  colors: { grove, dark },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '22px' },
  lineHeights: { xs: '18px', sm: '20px', md: '22px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '9px', xl: '12px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '15px', lineHeight: '22px' },
      h3: { fontSize: '13px', lineHeight: '20px' },
      h4: { fontSize: '15px', lineHeight: '22px' },
    },
  },
  components: {
    // Reasons that people write can contain line breaks.
    Alert: Alert.extend({
      defaultProps: { variant: 'light', radius: 'lg' },
      styles: { message: { whiteSpace: 'pre-line' } },
    }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 },
      styles: { root: { letterSpacing: 0 } },
    }),
    Button: Button.extend({
      defaultProps: { fw: 600 },
      vars: (_theme, { size, variant }) => ({
        root: {
          ...(size === undefined && controlHeight),
          ...(variant === 'default' && controlEdge),
        },
      }),
    }),
    Fieldset: Fieldset.extend({ defaultProps: { mx: 0 } }),
    Input: Input.extend({
      vars: (_theme, { size }) => ({
        wrapper:
          size === undefined || size === 'sm'
            ? {
                '--input-height': 'var(--wordgrove-control)',
                '--input-fz': 'var(--wordgrove-input)',
              }
            : {},
      }),
    }),
    List: List.extend({ defaultProps: { listStyleType: 'disc', size: 'sm' } }),
    Loader: Loader.extend({ defaultProps: { color: 'var(--mantine-color-anchor)' } }),
    // As plain objects: these are loaded when one is first shown.
    Drawer: { defaultProps: OVERLAY },
    // Its placeholder for the focus is a child that the ARIA role "menu" may not have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false } },
    Modal: {
      defaultProps: { ...OVERLAY, centered: true, radius: 'xl' },
      styles: { title: { fontWeight: 650, lineHeight: 'var(--mantine-line-height)' } },
    },
    Notification: {
      defaultProps: { closeButtonProps: CLOSE },
      styles: { description: { color: 'var(--mantine-color-text)' } },
    },
    Paper: Paper.extend({ defaultProps: { radius: 'lg' } }),
    Text: Text.extend({ defaultProps: { size: 'sm' } }),
  },
});
