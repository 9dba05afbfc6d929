import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { findUserId } from '../accounts/index.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { lockOwned, readOwned } from './application.repository.js';
import type { Application } from './application.js';
import { AuditLog } from './audit-log.repository.js';

/** The reason why a test user was not added or removed. */
export type TestUserRefusal = 'ABSENT' | 'UNKNOWN_USER' | 'TOO_MANY';

/** The users who may authorize an application before it is approved. */
@Injectable()
export class ApplicationTestUserRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Adds the account that has an address, if there is room. Nothing changes if the user is in the list already.
   */
  add(
    ownerId: string,
    applicationId: string,
    emailKey: string,
    at: Date,
  ): Promise<Application | TestUserRefusal> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      const userId = await findUserId(sql, emailKey);
      if (userId === undefined) return 'UNKNOWN_USER';
      const { testUsers } = application;
      if (testUsers.some(({ id }) => id === userId)) return application;
      if (testUsers.length >= LIMITS.testUsers) return 'TOO_MANY';
      const testUser = { applicationId, userId, createdAt: at.toISOString() };
      await sql.manager.insert(ApplicationTestUserEntity, testUser);
      const action = 'TEST_USER_ADDED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, userId, at });
      return (await readOwned(sql, ownerId, applicationId)) as Application;
    });
  }

  remove(
    ownerId: string,
    applicationId: string,
    emailKey: string,
    at: Date,
  ): Promise<'REMOVED' | TestUserRefusal> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      const userId = await findUserId(sql, emailKey);
      if (userId === undefined) return 'UNKNOWN_USER';
      const testUser = { applicationId, userId };
      const { affected } = await sql.manager.delete(ApplicationTestUserEntity, testUser);
      if (affected === 0) return 'UNKNOWN_USER';
      const action = 'TEST_USER_REMOVED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, userId, at });
      return 'REMOVED';
    });
  }
}
