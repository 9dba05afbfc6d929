/** The choices of colours, with the words for them. */
export const SCHEMES = { light: 'Light', dark: 'Dark', auto: 'Same as the system' } as const;
