import { POOLED_BY_TRANSACTION } from './pooler-mode.js';

/** The SQLSTATEs of a session that is not the one in which our statements were prepared. */
const OTHER_SESSION = ['26000', '42P05'];
const CONFIGURATION_LIMIT = '53400';
const NO_PRIVILEGE = '42501';

/**
 * Returns a refusal that comes from a setting of the database, its user or a pooler in words for the operator, or undefined for
 * any other.
 */
export function settingFault(code: string, message: string): string | undefined {
  if (OTHER_SESSION.includes(code)) return POOLED_BY_TRANSACTION;
  if (code === CONFIGURATION_LIMIT)
    return `a setting of its user, of the database or of the server allows too little (${message}). Raise it, or reset it with ALTER ROLE or ALTER DATABASE.`;
  const [, parameter] = /^permission denied to set parameter "([^"]+)"/.exec(message) ?? [];
  if (code !== NO_PRIVILEGE || parameter === undefined) return undefined;
  return (
    `its user or the database has a value of ${parameter} with which Wordgrove does not work, and its user may not change it (${message}). ` +
    `Reset it as a superuser with ALTER ROLE … RESET ${parameter} and ALTER DATABASE … RESET ${parameter}.`
  );
}
