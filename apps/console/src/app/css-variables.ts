import type { CSSVariablesResolver } from '@mantine/core';

type Tint = readonly [color: string, background: string, text: string];

/** Backgrounds and texts of badges, alerts and the current page's link: WCAG AA, 7:1 and more. */
const LIGHT_TINTS: readonly Tint[] = [
  ['grove', '#e1f0e5', '#14502b'],
  ['blue', '#e2eefb', '#174f88'],
  ['orange', '#fcefd6', '#774300'],
  ['red', '#fde9e8', '#9b1c1c'],
  ['gray', '#eaefeb', '#3e4a43'],
];

const DARK_TINTS: readonly Tint[] = [
  ['grove', '#17351f', '#a6dfb7'],
  ['blue', '#15304b', '#abd1f5'],
  ['orange', '#3b2b0e', '#f2ca7d'],
  ['red', '#45191a', '#f7b4b1'],
  ['gray', '#27322c', '#c6d1ca'],
];

function tints(all: readonly Tint[]): Record<string, string> {
  return Object.fromEntries(
    all.flatMap(([color, background, text]) => [
      [`--mantine-color-${color}-light`, background],
      [`--mantine-color-${color}-light-color`, text],
    ]),
  );
}

const LIGHT = {
  ...tints(LIGHT_TINTS),
  '--mantine-color-body': '#ffffff',
  '--mantine-color-text': '#16201a',
  '--mantine-color-dimmed': '#526058',
  '--mantine-color-anchor': '#1c5c33',
  '--mantine-color-placeholder': '#526058',
  '--mantine-color-default-border': '#dde5df',
  '--mantine-color-default-hover': '#eef3ef',
  '--mantine-primary-color-filled-hover': '#14502b',
  '--mantine-color-error': '#9b1c1c',
  '--mantine-color-red-filled': '#9b1c1c',
  '--mantine-color-red-outline': '#9b1c1c',
  '--wordgrove-panel': '#f4f7f4',
  '--wordgrove-bar': '#f4f7f4',
  '--wordgrove-selected': '#dfede3',
  '--wordgrove-control-border': '#76857b',
  '--wordgrove-mark-inner': '#73b385',
  '--wordgrove-mark-outer': '#22663a',
};

const DARK = {
  ...tints(DARK_TINTS),
  '--mantine-color-text': '#e6ede8',
  '--mantine-color-dimmed': '#a4b2a9',
  '--mantine-color-anchor': '#93d3a7',
  '--mantine-color-placeholder': '#a4b2a9',
  '--mantine-color-default-border': '#2b3830',
  '--mantine-primary-color-filled-hover': '#276b3d',
  '--mantine-color-error': '#f7b4b1',
  '--mantine-color-red-filled': '#9b1c1c',
  '--mantine-color-red-outline': '#f7b4b1',
  '--wordgrove-panel': '#18211c',
  '--wordgrove-bar': '#0c120f',
  '--wordgrove-selected': '#1b3325',
  '--wordgrove-control-border': '#708077',
  '--wordgrove-mark-inner': '#3f8f57',
  '--wordgrove-mark-outer': '#7cc593',
};

/** The colours of the console in both schemes, by Mantine's names and, if it has none, by names of our own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: LIGHT,
  dark: DARK,
});
