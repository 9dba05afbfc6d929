/** The paths of the web app's own API. Routes match whatever the letter case of the path, so this does too. */
export const CONSOLE_PATH = /^\/api\/console(\/|$)/i;
