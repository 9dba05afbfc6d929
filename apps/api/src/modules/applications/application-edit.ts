import { isDeepStrictEqual } from 'node:util';
import type { Scope, ScopeReasons } from '@wordgrove/contracts';
import { NewTexts } from '../../platform/http/new-texts.js';
import type { Application } from './application.js';
import { revisionOf, type ReviewedSettings, type StoredRevision } from './reviewed-settings.js';
import { demandAskedScopes, haveSameReasons, reasonsFor } from './scope-reasons.js';

/** The changes that an owner may make. A member that is undefined stays as it is. */
export interface ApplicationEdit {
  name?: string | undefined;
  description?: string | undefined;
  /** The address of the homepage. An empty string means that there is none. */
  homepageUrl?: string | undefined;
  redirectUris?: readonly string[] | undefined;
  scopes?: readonly Scope[] | undefined;
  /** Replaces all reasons. Those for scopes that the edit removes are removed with them. */
  scopeReasons?: ScopeReasons | undefined;
}

/** The members of an application that an edit decides. */
export type EditableState = Pick<
  Application,
  keyof ReviewedSettings | 'pendingRevision' | 'ownerReviewed'
>;

/**
 * Returns an application as it is after its owner's edit.
 *
 * An approved application, even a suspended one, gains redirect URIs and scopes and changes what users see of it
 * only through an admin: all this becomes a pending revision. Redirect URIs and scopes that the edit leaves out are
 * removed at once, even the last one of its kind, because they may have fallen into the wrong hands. If users see another name of the
 * owner than the present one, any edit asks for that one too.
 * @throws ApiError 400 `INVALID_CHARACTER` or `INVALID_URL` for what is new
 */
export function applyEdit(
  application: Application,
  edit: ApplicationEdit,
  isReviewed: boolean,
  now: Date,
): EditableState {
  const wanted = wantedSettings(application, edit);
  const isLive = application.status === 'APPROVED' || application.status === 'SUSPENDED';
  if (!isReviewed || !isLive) return { ...wanted, pendingRevision: null, ownerReviewed: false };
  const live = withoutRemoved(application, wanted);
  const isLiveAlready =
    isWithin(wanted, live) && hasTextsOf(wanted, live) && isShownOwner(application);
  const pendingRevision = isLiveAlready ? null : revise(application, wanted, now);
  return { ...live, pendingRevision, ownerReviewed: application.ownerReviewed };
}

/** Returns the live settings without the redirect URIs and scopes that are no longer wanted. */
function withoutRemoved(application: Application, wanted: ReviewedSettings): ReviewedSettings {
  const { name, description, homepageUrl, scopeReasons } = application;
  const redirectUris = inBoth(application.redirectUris, wanted.redirectUris);
  const scopes = inBoth(application.scopes, wanted.scopes);
  const reasons = reasonsFor(scopes, scopeReasons);
  return { name, description, homepageUrl, redirectUris, scopes, scopeReasons: reasons };
}

// An edit continues the owner's previous edit: it starts from the pending revision if there is one.
function wantedSettings(application: Application, edit: ApplicationEdit): ReviewedSettings {
  const before = revisionOf(application) ?? application;
  new NewTexts()
    .name('name', edit.name, [application.name, before.name])
    .homepage('homepage_url', edit.homepageUrl, [application.homepageUrl, before.homepageUrl])
    .addresses('redirect_uris', edit.redirectUris, [
      ...application.redirectUris,
      ...before.redirectUris,
    ])
    .demandFaultless();
  const scopes = edit.scopes ?? before.scopes;
  demandAskedScopes(edit.scopeReasons ?? {}, scopes);
  return {
    name: edit.name ?? before.name,
    description: edit.description ?? before.description,
    homepageUrl: edit.homepageUrl === undefined ? before.homepageUrl : edit.homepageUrl || null,
    redirectUris: [...new Set(edit.redirectUris ?? before.redirectUris)],
    scopes,
    scopeReasons: reasonsFor(scopes, edit.scopeReasons ?? before.scopeReasons),
  };
}

function isShownOwner({ owner, ownerName }: Application): boolean {
  return owner.displayName === ownerName;
}

/** Returns the previous revision if it is the same, so that it keeps its time. */
function revise(application: Application, wanted: ReviewedSettings, now: Date): StoredRevision {
  const previous = revisionOf(application);
  const isSame =
    previous !== null &&
    hasTextsOf(wanted, previous) &&
    isWithin(previous, wanted) &&
    isWithin(wanted, previous);
  return { ...wanted, createdAt: isSame ? previous.createdAt : now.toISOString() };
}

function hasTextsOf(one: ReviewedSettings, other: ReviewedSettings): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    one.homepageUrl === other.homepageUrl &&
    haveSameReasons(one.scopeReasons, other.scopeReasons)
  );
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

/**
 * Returns what an edit changes, as `{member: {from, to}}`, and the members that it submits for review. The order of members in
 * JSON is the database's own.
 */
export function difference(before: Application, after: EditableState): Record<string, unknown> {
  const members = Object.keys(after) as (keyof EditableState)[];
  const changed = members.filter((member) => !isDeepStrictEqual(before[member], after[member]));
  const { pendingRevision: revision, ownerReviewed: _reviewed, ...live } = after;
  const isSubmission = changed.includes('pendingRevision') && revision !== null;
  return {
    ...Object.fromEntries(
      changed.map((member) => [member, { from: before[member], to: after[member] }]),
    ),
    ...(isSubmission && {
      submitted: [
        ...differing({ ...live, ...revision }, live),
        ...(isShownOwner(before) ? [] : ['ownerName']),
      ],
    }),
  };
}

function differing(wanted: ReviewedSettings, live: ReviewedSettings): string[] {
  return Object.entries(live)
    .filter(([member, value]) => !isDeepStrictEqual(wanted[member as keyof typeof live], value))
    .map(([member]) => member);
}
