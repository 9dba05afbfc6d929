/** The points of an application that the service checks before people look at it. */
export const REVIEW_CHECK_KINDS = [
  'HOMEPAGE_HOST',
  'HTTPS',
  'NAME',
  'SCOPE_REASON',
  'AUTHORIZATION',
  'HOST_PROOF',
] as const;
export type ReviewCheckKind = (typeof REVIEW_CHECK_KINDS)[number];

/** The result of a check. UNKNOWN means that it was not made, or that a host did not respond. */
export const REVIEW_CHECK_RESULTS = ['MET', 'UNMET', 'UNKNOWN'] as const;
export type ReviewCheckResult = (typeof REVIEW_CHECK_RESULTS)[number];
