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

/** Returns why the parameters of a database's URL cannot be used, or null. */
export function databaseUrlFault(url: string): string | null {
  if (!URL.canParse(url)) return null;
  for (const [parameter, value] of new URL(url).searchParams) {
    const reason = UNUSABLE[parameter];
    if (reason !== undefined) return `must not have the parameter ${parameter}: ${reason}`;
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
