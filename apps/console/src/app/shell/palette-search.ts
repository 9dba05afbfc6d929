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

/** Returns the first results with a text, group by group. Those with the text in their labels come first. */
export function found(query: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
  const wanted = query.trim().toLowerCase();
  const has = (text = '') => text.toLowerCase().includes(wanted);
  let left = MAX_RESULTS;
  return groups
    .map(({ title, actions }) => {
      const labelled = actions.filter(({ label }) => has(label));
      const others = actions.filter(
        (action) => !labelled.includes(action) && (has(action.description) || has(action.keywords)),
      );
      const shown = [...labelled, ...others].slice(0, left);
      left -= shown.length;
      return { title, actions: shown };
    })
    .filter(({ actions }) => actions.length > 0);
}
