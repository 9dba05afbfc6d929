import { isHomepage, isWebAddress, LIMITS, NO_HOMEPAGE } from '@wordgrove/contracts';

/** The options of a member that is the address of an application's home page. */
export const HOMEPAGE = {
  max: LIMITS.url,
  isAddress: true,
  description: 'The http(s) address of a page about the application, or an empty string.',
  check: { ...NO_HOMEPAGE, test: isHomepage },
};

/** The same for an address that may be stored already. It may be older than the rule on user information. */
export const STORED_HOMEPAGE = {
  ...HOMEPAGE,
  mayBeStored: true,
  check: { ...NO_HOMEPAGE, test: isWebAddress },
};
