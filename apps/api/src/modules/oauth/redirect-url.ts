/**
 * Returns a registered redirect URI with parameters added. The part that is there already stays byte for byte
 * (rule 12). Values are percent-encoded, so that they read the same as a form and as a URI.
 */
export function redirectUrl(
  redirectUri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const added = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return asciiOnly(redirectUri) + separator(redirectUri) + added;
}

function separator(uri: string): string {
  if (!uri.includes('?')) return '?';
  return /[?&]$/.test(uri) ? '' : '&';
}

// A header can only hold ASCII. A browser encodes the rest of a URI in the same way.
function asciiOnly(uri: string): string {
  return uri.replace(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters));
}
