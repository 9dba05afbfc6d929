import { isHomepage, LIMITS } from '@wordgrove/contracts';

/** The options of a member that is the address of an application's home page. */
export const HOMEPAGE = {
  max: LIMITS.url,
  isAddress: true,
  description: 'The http(s) address of a page about the application, or an empty string.',
  check: {
    reason: 'INVALID_URL' as const,
    description: 'must be an http(s) URL without user information',
    test: isHomepage,
  },
};
