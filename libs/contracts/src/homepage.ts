// In `https://bank.example@other.example/`, the host is what stands behind the user information.
const USER_INFORMATION = /^https?:[/\\]*[^/\\?#]*@/i;

/** True for an http(s) address without user information, and for the empty text, which means that there is none. */
export function isHomepage(text: string): boolean {
  if (text === '') return true;
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && !USER_INFORMATION.test(text);
}
