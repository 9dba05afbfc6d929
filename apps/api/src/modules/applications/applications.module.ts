import { Module } from '@nestjs/common';
import { ApplicationDirectory } from './application-directory.js';
import { AuditLog } from './audit-log.repository.js';
import { DirectoryRepository } from './directory.repository.js';

/** Registered applications: their owners' settings, the review by admins, the audit log. */
@Module({
  providers: [ApplicationDirectory, DirectoryRepository, AuditLog],
  exports: [ApplicationDirectory, AuditLog],
})
export class ApplicationsModule {}
