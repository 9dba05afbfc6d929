import type { ReactNode } from 'react';

/** A result of the palette. It has an address, or something to do. */
export interface PaletteAction {
  id: string;
  label: string;
  /** Its kind, its place or its state, in a few words. */
  description?: string;
  /** More that it can be found by. */
  keywords?: string;
  icon: ReactNode;
  to?: string;
  /** True if the address is not a page of the web app. */
  isDocument?: boolean;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  actions: readonly PaletteAction[];
}

/** The number of results that fit without scrolling far. */
const MAX_RESULTS = 12;

/** Returns the first results with a text, group by group. Those that it names best come first. */
export function found(query: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
  const wanted = query.trim().toLowerCase();
  let left = MAX_RESULTS;
  return groups
    .map(({ title, actions }) => {
      const ranked = actions.map((action) => ({ action, rank: rankOf(action, wanted) }));
      const shown = ranked
        .filter(({ rank }) => rank < RANKS.length)
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, left)
        .map(({ action }) => action);
      left -= shown.length;
      return { title, actions: shown };
    })
    .filter(({ actions }) => actions.length > 0);
}

/** The ways in which an action can have a text, the best one first. */
const RANKS: ((action: PaletteAction, wanted: string) => boolean)[] = [
  ({ label }, wanted) => label.toLowerCase() === wanted,
  ({ label }, wanted) => label.toLowerCase().startsWith(wanted),
  ({ label }, wanted) => label.toLowerCase().includes(wanted),
  ({ description = '', keywords = '' }, wanted) =>
    `${description}\n${keywords}`.toLowerCase().includes(wanted),
];

function rankOf(action: PaletteAction, wanted: string): number {
  const rank = RANKS.findIndex((has) => has(action, wanted));
  return rank < 0 ? RANKS.length : rank;
}
