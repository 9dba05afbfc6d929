import type { ClientType, Scope, ScopeReasons } from '@wordgrove/contracts';

/** The values of the form for an application. */
export type ApplicationValues = {
  name: string;
  description: string;
  homepage_url: string;
  redirect_uris: string[];
  scopes: Scope[];
  /** Reasons for scopes that are not chosen are kept in the form, but not sent. */
  scope_reasons: ScopeReasons;
  /** Only at registration: the client type cannot be changed later. */
  client_type?: ClientType;
};

/** Returns the values as they are sent: reasons only for the scopes that are chosen. */
export function sentValues<Values extends Pick<ApplicationValues, 'scopes' | 'scope_reasons'>>(
  values: Values,
): Values {
  const reasons = Object.entries(values.scope_reasons) as [Scope, string][];
  const asked = reasons.filter(([scope]) => values.scopes.includes(scope));
  return { ...values, scope_reasons: Object.fromEntries(asked) };
}
