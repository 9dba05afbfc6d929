import type { ClientType, Scope } from '@wordgrove/contracts';

/** The values of the form for an application. */
export type ApplicationValues = {
  name: string;
  description: string;
  homepage_url: string;
  redirect_uris: string[];
  scopes: Scope[];
  /** Only at registration: the client type cannot be changed later. */
  client_type?: ClientType;
};
