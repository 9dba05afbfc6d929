import type { ClientType, Scope } from '@wordgrove/contracts';

/** What the form of an application holds. */
export type ApplicationValues = {
  name: string;
  description: string;
  homepage_url: string;
  redirect_uris: string[];
  scopes: Scope[];
  /** Where it is to be chosen: at registration, for good. */
  client_type?: ClientType;
};
