/** The paths of the web app's own API. No route has them in another letter case, but what is refused here is refused in any. */
export const CONSOLE_PATH = /^\/api\/console(\/|$)/i;
