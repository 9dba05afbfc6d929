import { Injectable } from '@nestjs/common';
import type { UserRole } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';

/** A user as the accounts module reads one. */
export interface User {
  id: string;
  email: string;
  displayName: string;
  timeZone: string;
  role: UserRole;
  createdAt: string;
}

/** A user to be. */
export interface NewUser {
  email: string;
  emailKey: string;
  passwordHash: string;
  displayName: string;
  timeZone: string;
  role: UserRole;
  createdAt: Date;
}

const COLUMNS = `id, email, display_name as "displayName", time_zone as "timeZone", role,
  created_at as "createdAt"`;

const INSERT = `insert into users
  (email, email_key, password_hash, display_name, time_zone, role, created_at)`;

// Any number: replicas that start at once on an empty database must make one admin between them.
const FIRST_ADMIN_LOCK = 7_161_002;

/** Users, found by id or by address. */
@Injectable()
export class UserRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined where the address is taken. */
  insert(user: NewUser): Promise<User | undefined> {
    return this.sql.row<User>(
      `${INSERT} values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (email_key) do nothing returning ${COLUMNS}`,
      insertValues(user),
    );
  }

  find(id: string): Promise<User | undefined> {
    return this.sql.row<User>(`select ${COLUMNS} from users where id = $1`, [id]);
  }

  findCredentials(emailKey: string): Promise<{ id: string; passwordHash: string } | undefined> {
    return this.sql.row(
      `select id, password_hash as "passwordHash" from users where email_key = $1`,
      [emailKey],
    );
  }

  /** False where there is a user already. */
  insertIfFirst(user: NewUser): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      await sql.execute('select pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
      const inserted = await sql.execute(
        `${INSERT} select $1, $2, $3, $4, $5, $6, $7 where not exists (select from users)`,
        insertValues(user),
      );
      return inserted > 0;
    });
  }

  /** Makes an admin of the user and sets the password; whoever was signed in with the old one is out. */
  promote(id: string, passwordHash: string | undefined): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await sql.execute(
        `update users set role = 'ADMIN', password_hash = coalesce($2, password_hash) where id = $1`,
        [id, passwordHash ?? null],
      );
      if (passwordHash !== undefined)
        await sql.execute('delete from sessions where user_id = $1', [id]);
    });
  }
}

function insertValues(user: NewUser): unknown[] {
  const { email, emailKey, passwordHash, displayName, timeZone, role, createdAt } = user;
  return [email, emailKey, passwordHash, displayName, timeZone, role, createdAt];
}
