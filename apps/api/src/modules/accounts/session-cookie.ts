/** The cookie that carries the session id. */
export const SESSION_COOKIE = 'wordgrove_session';
