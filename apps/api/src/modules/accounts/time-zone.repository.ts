import { Injectable } from '@nestjs/common';
import { selectOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { UserEntity } from './user.entity.js';

/** The time zones that decide when users' days begin. */
@Injectable()
export class TimeZoneRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the IANA name of a user's time zone, or UTC if the user no longer exists. */
  of(userId: string): Promise<string> {
    return findTimeZone(this.sql, userId);
  }
}

/** Does the same within a transaction. */
export async function findTimeZone({ manager }: SqlExecutor, userId: string): Promise<string> {
  const select = selectOf(['timeZone']);
  const user = await manager.findOne(UserEntity, { select, where: { id: userId } });
  return user?.timeZone ?? 'UTC';
}
