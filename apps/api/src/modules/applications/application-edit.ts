import type { Scope } from '@wordgrove/contracts';
import type { Application } from './application.js';
import type { PendingRevision, ReviewedSettings } from './reviewed-settings.js';

/** The changes that an owner may make. A member that is undefined stays as it is. */
export interface ApplicationEdit {
  name?: string | undefined;
  description?: string | undefined;
  /** The address of the homepage. An empty string means that there is none. */
  homepageUrl?: string | undefined;
  redirectUris?: readonly string[] | undefined;
  scopes?: readonly Scope[] | undefined;
}

/** The members of an application that an edit decides. */
export type EditableState = Pick<
  Application,
  'name' | 'description' | 'homepageUrl' | 'redirectUris' | 'scopes' | 'pendingRevision'
>;

/**
 * Returns an application as it is after its owner's edit.
 *
 * An approved application, even a suspended one, gains redirect URIs and scopes only through an admin: new ones
 * become a pending revision. What the edit leaves out is removed at once, even the last one of its kind,
 * because it may have fallen into the wrong hands. Name, description and homepage change at once. The audit log
 * keeps the old values, and an admin who sees abuse can suspend the application.
 */
export function applyEdit(
  application: Application,
  edit: ApplicationEdit,
  isReviewed: boolean,
  now: Date,
): EditableState {
  const { name, description, pendingRevision } = application;
  const wanted = wantedSettings(application, edit);
  const texts = {
    name: edit.name ?? name,
    description: edit.description ?? description,
    homepageUrl:
      edit.homepageUrl === undefined ? application.homepageUrl : edit.homepageUrl || null,
  };
  const isLive = application.status === 'APPROVED' || application.status === 'SUSPENDED';
  if (!isReviewed || !isLive) return { ...texts, ...wanted, pendingRevision: null };
  return {
    ...texts,
    redirectUris: inBoth(application.redirectUris, wanted.redirectUris),
    scopes: inBoth(application.scopes, wanted.scopes),
    pendingRevision: isWithin(wanted, application) ? null : revise(pendingRevision, wanted, now),
  };
}

// An edit continues the owner's previous edit: it starts from the pending revision if there is one.
function wantedSettings(application: Application, edit: ApplicationEdit): ReviewedSettings {
  const { redirectUris, scopes } = application.pendingRevision ?? application;
  return {
    redirectUris: [...new Set(edit.redirectUris ?? redirectUris)],
    scopes: edit.scopes ?? scopes,
  };
}

function revise(
  previous: PendingRevision | null,
  { redirectUris, scopes }: ReviewedSettings,
  now: Date,
): PendingRevision {
  const isSame = previous !== null && isWithin(previous, { redirectUris, scopes });
  const createdAt =
    isSame && isWithin({ redirectUris, scopes }, previous) ? previous.createdAt : now.toISOString();
  return { redirectUris, scopes, createdAt };
}

function isWithin(some: ReviewedSettings, all: ReviewedSettings): boolean {
  return (
    some.redirectUris.every((uri) => all.redirectUris.includes(uri)) &&
    some.scopes.every((scope) => all.scopes.includes(scope))
  );
}

function inBoth<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  return some.filter((item) => others.includes(item));
}
