import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { columnsOf, selectOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { firstStatement, kept, statement } from '../../platform/database/statement.js';
import { SessionEntity } from './session.entity.js';
import { UserEntity } from './user.entity.js';

/** A session to open. */
export interface NewSession {
  /** The SHA-256 of the session id. */
  idHash: Buffer;
  expiresAt: Date;
  /** The SHA-256 of the id of the session that the browser had before, if any. */
  replaces: Buffer | null;
}

const TIMES = ['createdAt', 'expiresAt'] as const;

/** The times at which a session began and at which it ends. */
export type SessionTimes = Pick<SessionEntity, (typeof TIMES)[number]>;

type SessionUser = Pick<SessionEntity, 'userId'> & Pick<UserEntity, 'role'>;

const FIND_USER = firstStatement<SessionUser>(
  'session.find-user',
  `select ${columnsOf(SessionEntity, ['userId'], 's')}, ${columnsOf(UserEntity, ['role'], 'u')}
   from sessions s join users u on u.id = s.user_id
   where s.id_hash = $1 and s.expires_at > $2`,
);

// The password that was checked must still be the account's password when the session begins, and the account must
// not be disabled. Because of the lock, either a change of these waits and then ends this session too, or this
// statement waits and finds the change.
const OPEN = statement<never>(
  'session.open',
  `with account as (
     select id from users where id = $1 and password_hash = $2 and disabled_at is null for share
   ), ended as (
     delete from sessions where id_hash = $3 or (user_id = $1 and expires_at <= $4)
   )
   insert into sessions (id_hash, user_id, created_at, expires_at)
   select $5, id, $4, $6 from account`,
);

/** The sessions on the server, of whose ids only hashes are stored. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  findUser(idHash: Buffer, now: Date): Promise<SessionUser | undefined> {
    return this.sql.row(FIND_USER, [idHash, now]);
  }

  /**
   * Opens a session and ends the one that it replaces. Returns false if the password has changed since it was
   * checked, or the account is disabled.
   */
  async open(
    userId: string,
    passwordHash: string,
    { idHash, expiresAt, replaces }: NewSession,
    now: Date,
  ): Promise<boolean> {
    const values = [userId, passwordHash, replaces, now, idHash, expiresAt];
    return (await this.sql.execute(kept(OPEN), values)) === 1;
  }

  async end(idHash: Buffer): Promise<void> {
    await this.sessions.delete({ idHash });
  }
}

/** Returns the live sessions of a user, the newest first. There may be any number of them. */
export function readSessions(
  { manager }: SqlExecutor,
  userId: string,
  now: Date,
): Promise<SessionTimes[]> {
  return manager.find(SessionEntity, {
    select: selectOf(TIMES),
    where: { userId, expiresAt: MoreThan(now.toISOString()) },
    order: { createdAt: 'desc', expiresAt: 'desc' },
  });
}
