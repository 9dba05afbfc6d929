import { ConfigurationError } from './configuration.js';

/**
 * Names that PostgreSQL's driver, its library and its programs read, such as `PGOPTIONS` and `PGSSLMODE`. `PGID` belongs to
 * container images of others.
 */
const OF_POSTGRES = /^PG(?!ID$)[A-Z]/;
/** With one of these, a connection may go on without encryption, or without a look at the certificate. */
const LAX_SSL_MODES = ['', 'disable', 'allow', 'prefer'];

/**
 * Deletes the variables that are meant for other connections, before anything connects or starts a program: each of them
 * could change ours. Returns a line that names them, if there are any.
 * @throws ConfigurationError if a connection would then be less safe than the operator means it to be
 */
export function dropPostgresVariables(environment: NodeJS.ProcessEnv): string | undefined {
  const names = Object.keys(environment).filter((name) => OF_POSTGRES.test(name));
  refuseLostEncryption(environment);
  const said = names.filter((name) => environment[name] !== '').sort();
  for (const name of names) Reflect.deleteProperty(environment, name);
  if (said.length === 0) return undefined;
  return `Variables of PostgreSQL have no effect: ${said.join(', ')}. What a connection needs belongs in DATABASE_URL.`;
}

function refuseLostEncryption({ PGSSLMODE, ...environment }: NodeJS.ProcessEnv): void {
  if (LAX_SSL_MODES.includes(PGSSLMODE ?? '')) return;
  const lost = ['DATABASE_URL', 'DATABASE_READ_URL'].filter((name) => {
    const url = environment[name]?.trim() ?? '';
    return url !== '' && !/[?&]ssl(mode)?=[^&]/.test(url);
  });
  if (lost.length === 0) return;
  throw new ConfigurationError([
    `${lost.join(' and ')} must have the parameter sslmode if PGSSLMODE asks for encryption, since variables of PostgreSQL have no effect`,
  ]);
}
