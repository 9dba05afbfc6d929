import type { DeveloperDto } from '@wordgrove/dto';
import type { KnownUser } from '../../accounts/index.js';
import type { DeveloperHistory } from './developer-history.repository.js';

/** Returns a developer and their history as reviewers see them. */
export function presentDeveloper(user: KnownUser, history: DeveloperHistory): DeveloperDto {
  return {
    id: user.id,
    display_name: user.displayName,
    email: user.email,
    created_at: user.createdAt,
    applications: history.applications.map(({ id, name, clientId, status }) => ({
      ...{ id, name, status },
      client_id: clientId,
    })),
    application_count: history.applicationCount,
    decisions: history.decisions.map((decision) => ({
      application_id: decision.applicationId,
      application_name: decision.applicationName,
      kind: decision.kind,
      text: decision.text,
      created_at: decision.createdAt,
    })),
    decision_count: history.decisionCount,
    rejection_count: history.rejectionCount,
  };
}
