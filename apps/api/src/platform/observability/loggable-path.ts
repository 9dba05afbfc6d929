const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The names in our own paths. Our secrets are longer and have capital letters. */
const NAME = /^\.?[a-z][a-z0-9._-]{0,31}$/;

/** A path of a few plain names, as most are. */
const PLAIN = /^(?:\/\.?[a-z][a-z0-9._-]{0,31}){1,10}$/;

/** Far more than our paths have. Longer ones must not fill the log. */
const MAX_SEGMENTS = 20;

/**
 * A request target as the log may have it: without its query, and each segment that is neither a
 * plain name nor a UUID hidden. The id of an authorization request is a secret that stands in a path,
 * and strangers put codes and tokens into any (rule 30).
 */
export function loggablePath(target: string): string {
  if (PLAIN.test(target)) return target;
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const segments = path.split('/', MAX_SEGMENTS + 1).map(loggableSegment);
  return (segments.length > MAX_SEGMENTS ? [...segments.slice(0, -1), '[hidden]'] : segments).join(
    '/',
  );
}

function loggableSegment(segment: string): string {
  return segment === '' || UUID.test(segment) || NAME.test(segment) ? segment : '[hidden]';
}
