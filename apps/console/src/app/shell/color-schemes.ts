import { TEXTS } from './texts';

/** The choices of colours, with the words for them. */
export const SCHEMES = { light: TEXTS.light, dark: TEXTS.dark, auto: TEXTS.sameAsSystem } as const;
