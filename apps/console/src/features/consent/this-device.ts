/** True if a host, in the form of `URL.host`, is the user's own device (RFC 8252, section 7.3). */
export function isThisDevice(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}
