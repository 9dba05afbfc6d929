import type { ReviewChecksResponse } from '@wordgrove/dto';
import type { KnownChecks } from './application-checks.service.js';

/** Returns the checks of an application, as its owner and admins see them. */
export function presentChecks(known: KnownChecks): ReviewChecksResponse {
  return {
    checks: known.checks.map(({ kind, result, subject, text }) => ({
      kind,
      result,
      subject,
      text,
    })),
    ran_at: known.ranAt,
    running: known.isRunning,
    criteria_version: known.criteriaVersion,
  };
}
