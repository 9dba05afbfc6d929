import { Injectable } from '@nestjs/common';
import type { UserRole } from '@wordgrove/contracts';
import { Sql, statement } from '../../platform/database/sql.js';

const FIND_USER = statement(
  'session.find-user',
  `select u.id as "userId", u.role from sessions s join users u on u.id = s.user_id
   where s.id_hash = $1 and s.expires_at > $2`,
);

// The session that the browser had before dies with the statement that makes the new one (rule 19).
const ROTATE = statement(
  'session.rotate',
  `with ended as (delete from sessions where id_hash = $5)
   insert into sessions (id_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
);

/** A session to begin, and the one that it takes the place of. */
export interface NewSession {
  idHash: Buffer;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  replacedHash: Buffer | null;
}

/** Sessions on the server; only the hash of the id is stored. */
@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  findUser(idHash: Buffer, now: Date): Promise<{ userId: string; role: UserRole } | undefined> {
    return this.sql.row(FIND_USER, [idHash, now]);
  }

  async begin({ idHash, userId, createdAt, expiresAt, replacedHash }: NewSession): Promise<void> {
    await this.sql.execute(ROTATE, [idHash, userId, createdAt, expiresAt, replacedHash]);
  }

  async end(idHash: Buffer): Promise<void> {
    await this.sql.execute('delete from sessions where id_hash = $1', [idHash]);
  }
}
