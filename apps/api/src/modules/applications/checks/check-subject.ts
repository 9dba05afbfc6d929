import { createHash } from 'node:crypto';
import type { Scope } from '@wordgrove/contracts';
import type { Application } from '../application.js';
import { revisionOf } from '../reviewed-settings.js';

/** The settings of an application that are checked: as they would be if an admin approved what waits. */
export interface CheckSubject extends Pick<
  Application,
  'clientId' | 'clientType' | 'name' | 'homepageUrl' | 'redirectUris' | 'scopes'
> {
  /** The reasons for the scopes. Undefined if the service does not ask for them. */
  scopeReasons?: Partial<Record<Scope, string>>;
}

/** Returns what is checked: the pending revision if there is one. */
export function subjectOf(application: Application): CheckSubject {
  const settings: CheckSubject = { ...application, ...revisionOf(application) };
  const { name, homepageUrl, redirectUris, scopes, scopeReasons } = settings;
  const { clientId, clientType } = application;
  const reasons = scopeReasons === undefined ? {} : { scopeReasons };
  return { clientId, clientType, name, homepageUrl, redirectUris, scopes, ...reasons };
}

/** Returns a digest that is another one if something else is to be checked. */
export function digestOf(subject: CheckSubject): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex');
}
