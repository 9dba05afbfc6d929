/**
 * Returns a web address as a browser resolves it: the host in ASCII, so that no letter poses as another one, and what
 * cannot be seen percent-encoded. User information, which can pose as the host, is left out. Of the first page of a secure site,
 * the host says all.
 */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const { href, protocol, host } = url;
  return protocol === 'https:' && href === `https://${host}/` ? host : href;
}
