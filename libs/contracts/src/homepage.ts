// In `https://bank.example@other.example/`, the host is what stands behind the user information.
const USER_INFORMATION = /^https?:[/\\]*[^/\\?#]*@/i;

/** The fault of a text that is not the address of a home page. */
export const NO_HOMEPAGE = {
  reason: 'INVALID_URL',
  description: 'must be an http(s) URL without user information',
} as const;

/** True for an http(s) address, and for the empty text, which means that there is none. */
export function isWebAddress(text: string): boolean {
  return text === '' || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text));
}

/** True for such an address that has no user information. */
export function isHomepage(text: string): boolean {
  return isWebAddress(text) && !USER_INFORMATION.test(text);
}
