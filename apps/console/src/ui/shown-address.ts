/**
 * Returns a web address as a browser resolves it: the host in ASCII, so that no letter poses as another one, and what
 * cannot be seen percent-encoded. User information, which can pose as the host, is left out.
 */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return address.endsWith('/') ? url.href : url.href.replace(/\/$/, '');
}
