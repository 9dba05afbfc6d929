import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The parameters that name files, and how what is in them is read. */
const FILES: Readonly<Record<string, { has: string; parse: (content: Buffer) => unknown }>> = {
  sslrootcert: { has: 'certificate', parse: (content) => new X509Certificate(content) },
  sslcert: { has: 'certificate', parse: (content) => new X509Certificate(content) },
  sslkey: { has: 'private key', parse: (content) => createPrivateKey(content) },
};

/** The driver takes them, but the service cannot work with them. */
const UNUSABLE: Readonly<Record<string, string>> = {
  replication: 'the service needs a usual connection',
  query_timeout: 'STATEMENT_TIMEOUT_MS is the setting for that',
  binary: 'the service reads values as text',
};

interface KnownValues {
  values: Pick<RegExp, 'test'>;
  /** For people. */
  known: string;
}

const WHOLE = { values: /^\d{1,9}$/, known: 'a whole number' };
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** The values of parameters that have few of them. The driver takes most others for something else, without a word. */
const VALUES: Readonly<Record<string, KnownValues>> = {
  sslmode: oneOf(SSL_MODES),
  ssl: oneOf(['true', '1', '0', 'no-verify']),
  sslnegotiation: oneOf(['postgres', 'direct']),
  uselibpqcompat: oneOf(['true', 'false']),
  channel_binding: oneOf(['disable', 'prefer', 'require']),
  gssencmode: oneOf(['disable', 'prefer', 'require']),
  target_session_attrs: oneOf(['any', 'read-write', 'primary', 'prefer-standby']),
  client_encoding: oneOf(['UTF8', 'utf8', 'UTF-8', 'utf-8', 'auto']),
  keepalives: oneOf(['0', '1']),
  connect_timeout: WHOLE,
  connectionTimeoutMillis: WHOLE,
  keepAliveInitialDelayMillis: WHOLE,
  statement_timeout: WHOLE,
  lock_timeout: WHOLE,
  idle_in_transaction_session_timeout: WHOLE,
};

function oneOf(values: readonly string[]): KnownValues {
  return {
    values: { test: (value) => values.includes(value) },
    known: `one of ${values.join(', ')}`,
  };
}

/** Returns why the parameters of a database's URL cannot be used, or null. */
export function databaseUrlFault(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { searchParams } = new URL(url);
  for (const [parameter, value] of searchParams) {
    // We and the driver could read another one of them.
    if (searchParams.getAll(parameter).length > 1)
      return `must have the parameter ${parameter} only once`;
    const reason = UNUSABLE[parameter];
    if (reason !== undefined) return `must not have the parameter ${parameter}: ${reason}`;
    const { values, known } = VALUES[parameter] ?? { values: /^/, known: '' };
    if (value !== '' && !values.test(value))
      return `has the parameter ${parameter}, which must be ${known}`;
    const fault = fileFault(parameter, value);
    if (fault !== null) return `${parameter} names ${value}, which ${fault}`;
  }
  return null;
}

function fileFault(parameter: string, path: string): string | null {
  const file = FILES[parameter];
  if (file === undefined || path === '') return null;
  try {
    file.parse(readFileSync(path));
    return null;
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    return syscall === undefined ? `has no ${file.has}` : `cannot be read (${code})`;
  }
}
