/** The facts that matter to a person who has just started the service. */
export interface BannerFacts {
  /** The public address of this instance. */
  readonly baseUrl: string;
  /** Where the data is: a directory of the embedded server, or a server named by `DATABASE_URL`. */
  readonly database:
    | {
        readonly dataDir: string;
        /** True if root's data was put where an unprivileged server can reach it. */
        readonly movedForRoot: boolean;
      }
    | { readonly url: string };
  /** The admin that this start created. Its password is shown nowhere else. */
  readonly newAdmin?: { readonly email: string; readonly password: string } | undefined;
}

/** Returns the text that a start prints, without a final line break. */
export function banner(facts: BannerFacts): string {
  const rows = [['Data', dataPlace(facts)], ...adminRows(facts), ['API', `${facts.baseUrl}/docs`]];
  return [
    '',
    `  Wordgrove is running at ${facts.baseUrl}`,
    '',
    ...rows.map(([label = '', text = '']) => `  ${label.padEnd(8)} ${text}`),
    '',
    `  Next: ${nextStep(facts)} Ctrl-C stops the service.`,
    '',
  ].join('\n');
}

function dataPlace({ database }: BannerFacts): string {
  if ('url' in database) return `PostgreSQL at ${withoutCredentials(database.url)}`;
  const reason = database.movedForRoot
    ? ' (because the service was started by root, and PostgreSQL, as "nobody", cannot enter the directory of the project)'
    : '';
  return `${database.dataDir}${reason}`;
}

function withoutCredentials(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname)}${port ? `:${port}` : ''}${pathname}`;
}

function adminRows({ newAdmin }: BannerFacts): string[][] {
  if (!newAdmin) return [];
  return [
    ['Admin', newAdmin.email],
    ['Password', `${newAdmin.password}  (shown only now: store it)`],
  ];
}

function nextStep({ baseUrl, newAdmin }: BannerFacts): string {
  return newAdmin
    ? `open ${baseUrl}, sign in as the admin and register your first application.`
    : `open ${baseUrl} and sign in.`;
}
