const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID in its usual form. Other values cannot identify a resource. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
