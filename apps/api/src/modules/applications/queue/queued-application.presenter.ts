import type { WaitingApplicationDto } from '@wordgrove/dto';
import { presentAdminApplication } from '../application.presenter.js';
import type { QueuedApplication } from './review-queue.service.js';

/** Returns an application of the queue as admins see it. */
export function presentQueued(application: QueuedApplication): WaitingApplicationDto {
  const { waitingSince, createdAt, viewers, unmetChecks, lastMessage } = application;
  return {
    ...presentAdminApplication(application),
    // Null only if a suspension came between a decision and its effect.
    waiting_since: waitingSince ?? createdAt,
    viewers: [...viewers],
    unmet_checks: [...unmetChecks],
    last_message: lastMessage && { side: lastMessage.side, created_at: lastMessage.createdAt },
  };
}
