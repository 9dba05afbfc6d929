import type { Scope } from '@wordgrove/contracts';
import type { ApplicationDto, PendingRevisionDto } from '@wordgrove/dto';

type Added = Pick<PendingRevisionDto, 'redirect_uris' | 'scopes'>;

const TEXTS = ['name', 'description', 'homepage_url'] as const;

/** A text that users see of an application, and what it would become. */
export interface ChangedText {
  member: (typeof TEXTS)[number];
  /** An empty text means none. */
  text: string;
}

/**
 * Returns the redirect URIs and permissions that a pending revision adds to the live settings. Their
 * removal takes effect at once, so there are only additions.
 */
export function additions(application: ApplicationDto): Added {
  const { redirect_uris: uris, scopes, pending_revision: revision } = application;
  return {
    redirect_uris: revision?.redirect_uris.filter((uri) => !uris.includes(uri)) ?? [],
    scopes: revision?.scopes.filter((scope) => !scopes.includes(scope)) ?? [],
  };
}

/** Returns the live permissions for which a pending revision gives another reason, or none any more. */
export function scopesWithNewReason(application: ApplicationDto): Scope[] {
  const { scopes, scope_reasons: reasons, pending_revision: revision } = application;
  if (revision === null) return [];
  const { scope_reasons: wanted } = revision;
  return scopes.filter((scope) => (reasons[scope] ?? '') !== (wanted[scope] ?? ''));
}

/** Returns the texts that a pending revision changes. */
export function changedTexts(application: ApplicationDto): ChangedText[] {
  const { pending_revision: revision } = application;
  if (revision === null) return [];
  return TEXTS.filter((member) => revision[member] !== application[member]).map((member) => ({
    member,
    text: revision[member] ?? '',
  }));
}
