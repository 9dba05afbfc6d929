import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { columnsOf, selectOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { kept, namedStatement, statement } from '../../platform/database/statement.js';
import { SessionEntity } from './session.entity.js';
import type { NewSession } from './session.repository.js';
import { UserEntity } from './user.entity.js';
import type { KnownUser, User } from './user.js';

/** An account to create. */
export interface NewUser {
  email: string;
  emailKey: string;
  passwordHash: string;
  displayName: string;
  timeZone: string;
  at: Date;
}

/** The values of an account that its user changes. An undefined one stays as it is. */
export type UserEdit = { [Name in 'displayName' | 'timeZone']: UserEntity[Name] | undefined };

type NewAdmin = Omit<NewUser, 'timeZone'>;
type UserWithPassword = KnownUser & Pick<UserEntity, 'passwordHash'>;
type Credentials = Pick<UserEntity, 'emailKey' | 'passwordHash'>;

// The number is arbitrary, but replicas that start at the same time must agree on one lock.
const ADMINS_LOCK = 7_161_002;

/** PostgreSQL has about 600, which can be written in upper or lower case. */
const MAX_KNOWN_ZONES = 1_000;

const USER = ['id', 'email', 'displayName', 'timeZone', 'role', 'createdAt'] as const;

// The days of a user are counted in SQL. PostgreSQL therefore has to know the zone, whatever Node.js knows.
const KNOWS_TIME_ZONE = statement<{ known: number }>(
  'user.knows-time-zone',
  'select 1 as known from pg_timezone_names where lower(name) = lower($1)',
);

const FIND_BY_EMAIL = statement<UserWithPassword>(
  'user.find-by-email',
  `select ${columnsOf(UserEntity, [...USER, 'disabledAt', 'passwordHash'])} from users
   where email_key = $1 and deleted_at is null`,
);

const EDIT = namedStatement<
  { id: string; displayName: string | null; timeZone: string | null },
  User
>(
  'user.edit',
  ($) => `update users set display_name = coalesce(${$.displayName}, display_name),
       time_zone = coalesce(${$.timeZone}, time_zone)
     where id = ${$.id} and deleted_at is null
     returning ${columnsOf(UserEntity, USER)}`,
);

// If the password has changed since it was checked, or the account has ended, the hash is another one.
const RENEW_HASH = namedStatement<{ id: string; checked: string; renewed: string }, never>(
  'user.renew-hash',
  ($) => `update users set password_hash = ${$.renewed}
     where id = ${$.id} and password_hash = ${$.checked} and deleted_at is null`,
);

// Creates the account and its session, and ends the session that this browser had before.
const SIGN_UP = namedStatement<NewUser & NewSession, User>(
  'user.sign-up',
  ($) => `with added as (
     insert into users (email, email_key, password_hash, display_name, time_zone, created_at)
     values (${$.email}, ${$.emailKey}, ${$.passwordHash}, ${$.displayName}, ${$.timeZone}, ${$.at})
     on conflict (email_key) where deleted_at is null do nothing
     returning *
   ), opened as (
     insert into sessions (id_hash, user_id, created_at, expires_at)
     select ${$.idHash}, id, ${$.at}, ${$.expiresAt} from added
   ), replaced as (
     delete from sessions where id_hash = ${$.replaces} and exists (select from added)
   )
   select ${columnsOf(UserEntity, USER)} from added`,
);

/** Reads and writes accounts. */
@Injectable()
export class UserRepository {
  private readonly knownZones = new Set<string>();

  constructor(
    private readonly sql: Sql,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  async find(id: string): Promise<User | undefined> {
    const where = { id, deletedAt: IsNull() };
    return (await this.users.findOne({ select: selectOf(USER), where })) ?? undefined;
  }

  findByEmail(emailKey: string): Promise<UserWithPassword | undefined> {
    return this.sql.row(kept(FIND_BY_EMAIL), [emailKey]);
  }

  /** Returns the credentials that a password is checked against. */
  async findCredentials(id: string): Promise<Credentials | undefined> {
    const where = { id, deletedAt: IsNull() };
    const select = selectOf(['emailKey', 'passwordHash']);
    return (await this.users.findOne({ select, where })) ?? undefined;
  }

  /** Replaces the hash that a password was checked against by another one of the same password. */
  async renewHash(id: string, checked: string, renewed: string): Promise<void> {
    await this.sql.execute(RENEW_HASH, { id, checked, renewed });
  }

  /** Returns whether the database knows the time zone. PostgreSQL reads about 600 files to find out, once for each. */
  async knowsTimeZone(name: string): Promise<boolean> {
    if (this.knownZones.has(name)) return true;
    const isKnown = (await this.sql.row(KNOWS_TIME_ZONE, [name])) !== undefined;
    if (isKnown && this.knownZones.size < MAX_KNOWN_ZONES) this.knownZones.add(name);
    return isKnown;
  }

  /** Creates an account and signs the user in. Returns undefined if the address already has an account. */
  signUp(user: NewUser, session: NewSession): Promise<User | undefined> {
    return this.sql.row(SIGN_UP, { ...user, ...session });
  }

  /** Edits an account and returns the user, or undefined if the account has ended. */
  edit(id: string, { displayName, timeZone }: UserEdit): Promise<User | undefined> {
    return this.sql.row(EDIT, {
      id,
      displayName: displayName ?? null,
      timeZone: timeZone ?? null,
    });
  }

  /** Creates an admin if there is no user at all. Returns false if there is one. */
  makeFirstAdmin(admin: NewAdmin): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      await lockAdmins(sql);
      return !(await sql.manager.existsBy(UserEntity, {})) && (await insertAdmin(sql, admin));
    });
  }

  /**
   * Creates this admin. If the address already has an account, makes that account an enabled admin with this password.
   * Its sessions end if `hasPassword` finds that the stored hash belongs to another password.
   */
  ensureAdmin(admin: NewAdmin, hasPassword: (hash: string) => Promise<boolean>): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await lockAdmins(sql);
      if (await insertAdmin(sql, admin)) return;
      const { emailKey, passwordHash } = admin;
      const user = await sql.row(PROMOTE, [emailKey]);
      if (user === undefined || (await hasPassword(user.passwordHash))) return;
      await sql.manager.update(UserEntity, { id: user.id }, { passwordHash });
      await sql.manager.delete(SessionEntity, { userId: user.id });
    });
  }
}

const LOCK_ADMINS = statement<object>('user.lock-admins', 'select pg_advisory_xact_lock($1)');

const PROMOTE = statement<Pick<UserEntity, 'id' | 'passwordHash'>>(
  'user.promote',
  `update users set role = 'ADMIN', disabled_at = null where email_key = $1 and deleted_at is null
   returning ${columnsOf(UserEntity, ['id', 'passwordHash'])}`,
);

const INSERT_ADMIN = statement<never>(
  'user.insert-admin',
  `insert into users (email, email_key, password_hash, display_name, role, created_at)
   values ($1, $2, $3, $4, 'ADMIN', $5)
   on conflict (email_key) where deleted_at is null do nothing`,
);

/** Lets only one transaction at a time make admins, or take away what makes somebody an admin. */
export async function lockAdmins(sql: SqlExecutor): Promise<void> {
  await sql.execute(LOCK_ADMINS, [ADMINS_LOCK]);
}

async function insertAdmin(sql: SqlExecutor, admin: NewAdmin): Promise<boolean> {
  const { email, emailKey, passwordHash, displayName, at } = admin;
  const values = [email, emailKey, passwordHash, displayName, at];
  return (await sql.execute(INSERT_ADMIN, values)) === 1;
}
