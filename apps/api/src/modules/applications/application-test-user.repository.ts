import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { emailKey } from '../accounts/index.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { ApplicationEntity } from './application.entity.js';
import { lockOwned, readOwned } from './application.repository.js';
import type { Application } from './application.js';
import { AuditLog } from './audit-log.repository.js';

/** The reason why a test user was not invited or removed. */
export type TestUserRefusal = 'ABSENT' | 'UNKNOWN_USER' | 'TOO_MANY';

/**
 * The users who may authorize an application before it is approved. Nothing here looks for accounts, so that owners
 * cannot find out who has one.
 */
@Injectable()
export class ApplicationTestUserRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Invites an address, if there is room. Nothing changes if it is invited or a test user's already. */
  invite(
    ownerId: string,
    applicationId: string,
    key: string,
    at: Date,
  ): Promise<Application | TestUserRefusal> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      const invited = application.invited ?? [];
      if (invited.includes(key) || testUserWith(application, key)) return application;
      if (application.testUsers.length + invited.length >= LIMITS.testUsers) return 'TOO_MANY';
      await keepInvited(sql, applicationId, [...invited, key]);
      const action = 'TEST_USER_INVITED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, at });
      return (await readOwned(sql, ownerId, applicationId)) as Application;
    });
  }

  /** Removes a test user, or an invitation that has not been accepted. */
  remove(
    ownerId: string,
    applicationId: string,
    key: string,
    at: Date,
  ): Promise<'REMOVED' | TestUserRefusal> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      const invited = application.invited ?? [];
      const userId = testUserWith(application, key)?.id ?? null;
      if (userId === null && !invited.includes(key)) return 'UNKNOWN_USER';
      await keepInvited(
        sql,
        applicationId,
        invited.filter((each) => each !== key),
      );
      if (userId !== null)
        await sql.manager.delete(ApplicationTestUserEntity, { applicationId, userId });
      const action = 'TEST_USER_REMOVED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, userId, at });
      return 'REMOVED';
    });
  }
}

function testUserWith({ testUsers }: Application, key: string) {
  return testUsers.find(({ email }) => emailKey(email) === key);
}

async function keepInvited(sql: SqlExecutor, id: string, invited: string[]): Promise<void> {
  await sql.manager.update(ApplicationEntity, { id }, { invited });
}
