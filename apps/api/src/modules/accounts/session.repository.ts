import { Injectable } from '@nestjs/common';
import type { UserRole } from '@wordgrove/contracts';
import { Sql, statement } from '../../platform/database/sql.js';

/** A session to open. */
export interface NewSession {
  /** SHA-256 of its id. */
  idHash: Buffer;
  expiresAt: Date;
  /** SHA-256 of the id of the session that the browser had before, if any. */
  replaces: Buffer | null;
}

/** When a session began and when it ends. */
export interface SessionTimes {
  createdAt: string;
  expiresAt: string;
}

const FIND_USER = statement(
  'session.find-user',
  `select u.id as "userId", u.role from sessions s join users u on u.id = s.user_id
   where s.id_hash = $1 and s.expires_at > $2`,
);

// The password that was verified must still be the account's when the session begins: the lock makes
// a change of password wait, and end this session too, or makes this wait and find the new one.
const OPEN = statement(
  'session.open',
  `with account as (
     select id from users where id = $1 and password_hash = $2 for share
   ), ended as (
     delete from sessions where id_hash = $3 or (user_id = $1 and expires_at <= $4)
   )
   insert into sessions (id_hash, user_id, created_at, expires_at)
   select $5, id, $4, $6 from account`,
);

const LIST = statement(
  'session.list',
  `select created_at as "createdAt", expires_at as "expiresAt" from sessions
   where user_id = $1 and expires_at > $2 order by created_at desc, expires_at desc`,
);

/** Sessions on the server; only the hash of the id is stored. */
@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  findUser(idHash: Buffer, now: Date): Promise<{ userId: string; role: UserRole } | undefined> {
    return this.sql.row(FIND_USER, [idHash, now]);
  }

  /** Opens a session and ends the one that it replaces; false where the password is another by now. */
  async open(
    userId: string,
    passwordHash: string,
    { idHash, expiresAt, replaces }: NewSession,
    now: Date,
  ): Promise<boolean> {
    const values = [userId, passwordHash, replaces, now, idHash, expiresAt];
    return (await this.sql.execute(OPEN, values)) === 1;
  }

  /** The live sessions of a user, the newest first. */
  list(userId: string, now: Date): Promise<SessionTimes[]> {
    return this.sql.rows(LIST, [userId, now]);
  }

  async end(idHash: Buffer): Promise<void> {
    await this.sql.execute('delete from sessions where id_hash = $1', [idHash]);
  }
}
