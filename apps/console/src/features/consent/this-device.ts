/**
 * True for a host (as `URL.host` has it) that is the user's own device: a program there gets the
 * answer, and any program could have asked (RFC 8252, section 8.6).
 */
export function isThisDevice(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}
