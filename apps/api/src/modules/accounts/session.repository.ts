import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../platform/database/sql.js';

const FIND_USER = statement(
  'session.find-user',
  `select u.id as "userId", u.role from sessions s join users u on u.id = s.user_id
   where s.id_hash = $1 and s.expires_at > $2`,
);

/** Sessions on the server; only the hash of the id is stored. */
@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  findUser(
    idHash: Buffer,
    now: Date,
  ): Promise<{ userId: string; role: 'USER' | 'ADMIN' } | undefined> {
    return this.sql.row(FIND_USER, [idHash, now]);
  }
}
