import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationDirectory } from './application-directory.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { ApplicationEntity } from './application.entity.js';
import { AuditEventEntity } from './audit-event.entity.js';
import { AuditLog } from './audit-log.repository.js';
import { DirectoryRepository } from './directory.repository.js';

/** Registered applications: their owners' settings, the review by admins, the audit log. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ApplicationEntity,
      ApplicationSecretEntity,
      ApplicationTestUserEntity,
      AuditEventEntity,
    ]),
  ],
  providers: [ApplicationDirectory, DirectoryRepository, AuditLog],
  exports: [ApplicationDirectory, AuditLog],
})
export class ApplicationsModule {}
