import type {
  AdminApplicationDto,
  ApplicationDto,
  ApplicationMessageDto,
  ApplicationSecretDto,
  ApprovalDto,
  HandoverDto,
  HandoverOfferDto,
  PendingRevisionDto,
  TestUserInvitationDto,
  ThreadMessageDto,
} from '@wordgrove/dto';
import type { ThreadMessage } from './application-messages.service.js';
import type { ApplicationMessage } from './application-message.repository.js';
import type { HandoverOffer } from './application-handover.repository.js';
import type { Application, ApplicationSecret } from './application.js';
import { revisionOf, type PendingRevision } from './reviewed-settings.js';
import type { Invitation } from './test-user-invitation.repository.js';
import type { ReviewedApplication } from './similar-names.service.js';

/** Returns an application as its owner sees it. */
export function presentApplication(application: Application): ApplicationDto {
  const revision = revisionOf(application);
  return {
    id: application.id,
    name: application.name,
    description: application.description,
    homepage_url: application.homepageUrl,
    status: application.status,
    client_id: application.clientId,
    client_type: application.clientType,
    redirect_uris: [...application.redirectUris],
    scopes: [...application.scopes],
    scope_reasons: { ...application.scopeReasons },
    secrets: application.secrets.map(presentSecret),
    test_users: application.testUsers.map(({ id, email, displayName }) => ({
      user_id: id,
      email,
      display_name: displayName,
    })),
    invited_test_users: [...(application.invited ?? [])],
    handover: presentHandover(application),
    hourly_quota: application.hourlyQuota,
    rejection_reason: application.rejectionReason,
    pending_revision: revision && presentRevision(revision, application.owner.displayName),
    submission_id: application.submissionId,
    waiting_since: application.waitingSince,
    first_approved_at: application.firstApprovedAt,
    last_approval: presentApproval(application),
    shown_owner: application.ownerName,
    created_at: application.createdAt,
    updated_at: application.updatedAt,
  };
}

/** Returns an application as admins see it. */
export function presentAdminApplication(application: ReviewedApplication): AdminApplicationDto {
  const { heldDecision: held, owner } = application;
  const { id, email, displayName } = owner;
  return {
    ...presentApplication(application),
    owner: { id, email, display_name: displayName },
    held_decision: held && {
      kind: held.kind,
      admin: application.heldBy,
      admin_id: application.heldBy === null ? null : held.adminId,
      reason: held.reason ?? '',
      effective_at: held.effectiveAt,
    },
    similar_names: application.similarNames.map(({ name, clientId }) => ({
      name,
      client_id: clientId,
    })),
    has_confusable_letters: application.hasConfusableLetters,
  };
}

/** Returns a message of the thread of a review. */
export function presentMessage(message: ApplicationMessage): ApplicationMessageDto {
  const { id, kind, side, text, criteriaVersion, createdAt } = message;
  return { id, kind, side, text, criteria_version: criteriaVersion, created_at: createdAt };
}

/** Returns a message with its author as the readers of the thread see it. */
export function presentThreadMessage({ author, ...message }: ThreadMessage): ThreadMessageDto {
  const named = author && { id: author.id, display_name: author.displayName };
  return { ...presentMessage(message), author: named };
}

/** Returns an invitation as the invited person sees it. */
export function presentInvitation(invitation: Invitation): TestUserInvitationDto {
  const { id, clientId, name, description, homepageUrl, ownerName } = invitation;
  return {
    id,
    application: { client_id: clientId, name, description, homepage_url: homepageUrl },
    owner: ownerName,
  };
}

/** Returns what may be shown of a secret, without the secret itself. */
export function presentSecret(secret: ApplicationSecret): ApplicationSecretDto {
  const { id, name, hint, createdAt, expiresAt, lastUsedAt } = secret;
  const times = { created_at: createdAt, expires_at: expiresAt, last_used_at: lastUsedAt };
  return { id, name, hint, ...times };
}

/** Returns an offer to take over an application as the person to whom it is made sees it. */
export function presentOffer(offer: HandoverOffer): HandoverOfferDto {
  const { id, clientId, name, description, homepageUrl, status, ownerName } = offer;
  return {
    id,
    application: { client_id: clientId, name, description, homepage_url: homepageUrl },
    status,
    owner: ownerName,
    expires_at: offer.expiresAt,
  };
}

function presentHandover({ offeredTo, offeredUntil }: Application): HandoverDto | null {
  if (offeredTo === null || offeredUntil === null) return null;
  return { email: offeredTo, expires_at: offeredUntil };
}

function presentApproval({ lastApproval: last }: Application): ApprovalDto | null {
  return last && { approved_at: last.createdAt, criteria_version: last.criteriaVersion };
}

function presentRevision(revision: PendingRevision, owner: string): PendingRevisionDto {
  return {
    name: revision.name,
    description: revision.description,
    homepage_url: revision.homepageUrl,
    redirect_uris: [...revision.redirectUris],
    scopes: [...revision.scopes],
    scope_reasons: { ...revision.scopeReasons },
    owner,
    created_at: revision.createdAt,
  };
}
