import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../platform/database/sql.js';
import type { NewSession } from './session.repository.js';
import type { User } from './user.js';

/** An account to make. */
export interface NewUser {
  email: string;
  emailKey: string;
  passwordHash: string;
  displayName: string;
  timeZone: string;
  at: Date;
}

type NewAdmin = Omit<NewUser, 'timeZone'>;

// Any number: replicas that start at once must agree on one lock.
const ADMINS_LOCK = 7_161_002;

const USER_COLUMNS = `id, email, display_name as "displayName", time_zone as "timeZone", role,
  created_at as "createdAt"`;

const FIND = statement(
  'user.find',
  `select ${USER_COLUMNS} from users where id = $1 and deleted_at is null`,
);

const FIND_BY_EMAIL = statement(
  'user.find-by-email',
  `select ${USER_COLUMNS}, password_hash as "passwordHash" from users where email_key = $1 and deleted_at is null`,
);

const FIND_CREDENTIALS = statement(
  'user.find-credentials',
  `select email_key as "emailKey", password_hash as "passwordHash" from users
   where id = $1 and deleted_at is null`,
);

// The days of a user are counted in SQL, so PostgreSQL has to know the zone, whatever Node.js knows.
const KNOWS_TIME_ZONE = statement(
  'user.knows-time-zone',
  'select 1 as known from pg_timezone_names where lower(name) = lower($1)',
);

// The account, its session, and the end of the session that this browser had before.
const SIGN_UP = statement(
  'user.sign-up',
  `with added as (
     insert into users (email, email_key, password_hash, display_name, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email_key) where deleted_at is null do nothing
     returning *
   ), opened as (
     insert into sessions (id_hash, user_id, created_at, expires_at)
     select $7, id, $6, $8 from added
   ), replaced as (
     delete from sessions where id_hash = $9 and exists (select from added)
   )
   select ${USER_COLUMNS} from added`,
);

/** Accounts. */
@Injectable()
export class UserRepository {
  constructor(private readonly sql: Sql) {}

  find(id: string): Promise<User | undefined> {
    return this.sql.row(FIND, [id]);
  }

  findByEmail(emailKey: string): Promise<(User & { passwordHash: string }) | undefined> {
    return this.sql.row(FIND_BY_EMAIL, [emailKey]);
  }

  /** What a password is checked against. */
  findCredentials(id: string): Promise<{ emailKey: string; passwordHash: string } | undefined> {
    return this.sql.row(FIND_CREDENTIALS, [id]);
  }

  /** Whether the database can tell the time of day there; it looks through some 600 files. */
  async knowsTimeZone(name: string): Promise<boolean> {
    return (await this.sql.row(KNOWS_TIME_ZONE, [name])) !== undefined;
  }

  /** Makes an account and signs it in; undefined where the address has one already. */
  signUp(user: NewUser, session: NewSession): Promise<User | undefined> {
    const { email, emailKey, passwordHash, displayName, timeZone, at } = user;
    const { idHash, expiresAt, replaces } = session;
    return this.sql.row(SIGN_UP, [
      email,
      emailKey,
      passwordHash,
      displayName,
      timeZone,
      at,
      idHash,
      expiresAt,
      replaces,
    ]);
  }

  /** Makes an admin where there is no user at all; false where there is one. */
  makeFirstAdmin(admin: NewAdmin): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      await lockAdmins(sql);
      const [someone] = await sql.rows('select id from users limit 1');
      return someone === undefined && (await insertAdmin(sql, admin));
    });
  }

  /**
   * Makes this admin, or makes an admin with this password of the account that has the address. Its
   * sessions end where `hasPassword` says of the stored hash that the password is another one.
   */
  ensureAdmin(admin: NewAdmin, hasPassword: (hash: string) => Promise<boolean>): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await lockAdmins(sql);
      if (await insertAdmin(sql, admin)) return;
      const user = await sql.row<{ id: string; passwordHash: string }>(
        `update users set role = 'ADMIN' where email_key = $1 and deleted_at is null
         returning id, password_hash as "passwordHash"`,
        [admin.emailKey],
      );
      if (user === undefined || (await hasPassword(user.passwordHash))) return;
      const { passwordHash } = admin;
      await sql.execute('update users set password_hash = $2 where id = $1', [
        user.id,
        passwordHash,
      ]);
      await sql.execute('delete from sessions where user_id = $1', [user.id]);
    });
  }
}

/** Lets one transaction at a time make admins or end one. */
export async function lockAdmins(sql: SqlExecutor): Promise<void> {
  await sql.execute('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
}

async function insertAdmin(sql: SqlExecutor, admin: NewAdmin): Promise<boolean> {
  const { email, emailKey, passwordHash, displayName, at } = admin;
  const added = await sql.execute(
    `insert into users (email, email_key, password_hash, display_name, role, created_at)
     values ($1, $2, $3, $4, 'ADMIN', $5)
     on conflict (email_key) where deleted_at is null do nothing`,
    [email, emailKey, passwordHash, displayName, at],
  );
  return added === 1;
}
