/** The values that a back end needs to know, as lines of a `.env` file. */
export function envFile(issuer: string, clientId: string, clientSecret: string): string {
  return [
    `WORDGROVE_ISSUER=${issuer}`,
    `WORDGROVE_CLIENT_ID=${clientId}`,
    `WORDGROVE_CLIENT_SECRET=${clientSecret}`,
    '',
  ].join('\n');
}

/** Returns a file name made from the name of an application, such as `marginalia-staging.env`. */
export function envFileName(applicationName: string): string {
  const plain = applicationName.normalize('NFKD').toLowerCase();
  const words = plain.match(/[a-z\d]+/g) ?? [];
  return `${words.join('-').slice(0, 60) || 'wordgrove'}.env`;
}
