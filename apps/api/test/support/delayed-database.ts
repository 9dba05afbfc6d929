/** Another way to a database. */
export interface DelayedDatabase {
  url: string;
  close(): Promise<void>;
}

/** Where the server of a URL listens. */
export function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  // A directory of a Unix socket stands percent-encoded in the place of the host.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const number = Number(searchParams.get('port') ?? (port || 5432));
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

/** The same URL by way of a port of this machine. */
export function throughPort(url: string, port: number): string {
  const { username, password, pathname } = new URL(url);
  const user = [username, password].filter((part) => part !== '').join(':');
  return `postgresql://${user}@127.0.0.1:${port}${pathname}`;
}
