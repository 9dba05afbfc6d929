import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { ApplicationAccessController } from './application-access.controller.js';
import { ApplicationAccessService } from './application-access.service.js';
import { ApplicationDirectory } from './application-directory.js';
import { ApplicationHandoverController } from './application-handover.controller.js';
import { ApplicationHandoverRepository } from './application-handover.repository.js';
import { ApplicationHandovers } from './application-handovers.service.js';
import { ApplicationFigures } from './application-figures.repository.js';
import { ApplicationMessageEntity } from './application-message.entity.js';
import { ApplicationMessageRepository } from './application-message.repository.js';
import { ApplicationMessagesController } from './application-messages.controller.js';
import { ApplicationMessages } from './application-messages.service.js';
import { ApplicationReviewController } from './application-review.controller.js';
import { ApplicationReviewRepository } from './application-review.repository.js';
import { ApplicationReviewService } from './application-review.service.js';
import { ApplicationSearch } from './application-search.repository.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationSecretRepository } from './application-secret.repository.js';
import { ApplicationSubmissionRepository } from './application-submission.repository.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { ApplicationTestUserRepository } from './application-test-user.repository.js';
import { ApplicationTokensRepository } from './application-tokens.repository.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationChecksController } from './checks/application-checks.controller.js';
import { ApplicationChecks } from './checks/application-checks.service.js';
import { AuthorizationEvidence } from './checks/authorization-evidence.js';
import { CheckRun } from './checks/check-run.service.js';
import { HostProof } from './checks/host-proof.js';
import { HostProofs } from './checks/host-proofs.repository.js';
import { ReviewCriteriaController } from './criteria/review-criteria.controller.js';
import { ReviewCriteriaEntity } from './criteria/review-criteria.entity.js';
import { ReviewCriteriaRepository } from './criteria/review-criteria.repository.js';
import { ReviewCriteriaService } from './criteria/review-criteria.service.js';
import { ReviewCheckEntity } from './review-check.entity.js';
import { ReviewCheckRepository } from './review-check.repository.js';
import { AuditEventEntity } from './audit-event.entity.js';
import { AuditEventsController } from './audit-events.controller.js';
import { AuditEvents } from './audit-events.service.js';
import { AuditLog } from './audit-log.repository.js';
import { AuditSearch } from './audit-search.repository.js';
import { DirectoryRepository } from './directory.repository.js';
import { MessageAuthors } from './message-authors.repository.js';
import { EndedAccessCount } from './ended-access.js';
import { EndedApplications } from './ended-applications.repository.js';
import { HandoverOffersController } from './handover-offers.controller.js';
import { HeldDecisionRepository } from './held-decision.repository.js';
import { HeldDecisions } from './held-decisions.service.js';
import { LastReviewEvent } from './last-review-event.repository.js';
import { ReplyTemplateEntity } from './reply-templates/reply-template.entity.js';
import { ReplyTemplatesController } from './reply-templates/reply-templates.controller.js';
import { ReplyTemplates } from './reply-templates/reply-template.repository.js';
import { DeveloperController } from './queue/developer.controller.js';
import { DeveloperHistories } from './queue/developer-history.repository.js';
import { ReviewQueueController } from './queue/review-queue.controller.js';
import { ReviewQueueRepository } from './queue/review-queue.repository.js';
import { ReviewQueueService } from './queue/review-queue.service.js';
import { ReviewViewerEntity } from './queue/review-viewer.entity.js';
import { ReviewViewers } from './queue/review-viewers.repository.js';
import { TestUserInvitationRepository } from './test-user-invitation.repository.js';
import { TestUserInvitationsController } from './test-user-invitations.controller.js';
import { TestUserInvitations } from './test-user-invitations.service.js';
import { KnownNames } from './similar-names.repository.js';
import { SimilarNames } from './similar-names.service.js';

/** Registered applications: their owners' settings, the review by admins and the audit log. */
@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([
      ApplicationEntity,
      ApplicationMessageEntity,
      ApplicationSecretEntity,
      ApplicationTestUserEntity,
      AuditEventEntity,
      ReviewCheckEntity,
      ReviewCriteriaEntity,
      ReplyTemplateEntity,
      ReviewViewerEntity,
    ]),
  ],
  controllers: [
    ApplicationsController,
    ApplicationAccessController,
    ApplicationReviewController,
    ReviewQueueController,
    DeveloperController,
    ApplicationMessagesController,
    ApplicationHandoverController,
    HandoverOffersController,
    AuditEventsController,
    ReplyTemplatesController,
    TestUserInvitationsController,
    ApplicationChecksController,
    ReviewCriteriaController,
  ],
  providers: [
    ApplicationsService,
    ApplicationAccessService,
    ApplicationReviewService,
    ApplicationRepository,
    ApplicationSecretRepository,
    ApplicationTestUserRepository,
    ApplicationTokensRepository,
    ApplicationReviewRepository,
    ApplicationSearch,
    ApplicationFigures,
    ApplicationSubmissionRepository,
    HeldDecisions,
    HeldDecisionRepository,
    LastReviewEvent,
    ReviewQueueRepository,
    ReviewQueueService,
    ReviewViewers,
    DeveloperHistories,
    ApplicationMessageRepository,
    ApplicationMessages,
    MessageAuthors,
    ApplicationHandoverRepository,
    ApplicationHandovers,
    ApplicationDirectory,
    DirectoryRepository,
    AuditEvents,
    AuditLog,
    AuditSearch,
    EndedAccessCount,
    EndedApplications,
    KnownNames,
    ReplyTemplates,
    TestUserInvitationRepository,
    TestUserInvitations,
    SimilarNames,
    ReviewCheckRepository,
    ApplicationChecks,
    AuthorizationEvidence,
    CheckRun,
    HostProof,
    HostProofs,
    ReviewCriteriaRepository,
    ReviewCriteriaService,
  ],
  exports: [
    ApplicationDirectory,
    ApplicationFigures,
    AuditLog,
    AuthorizationEvidence,
    EndedAccessCount,
    EndedApplications,
    HostProofs,
  ],
})
export class ApplicationsModule {}
