import { randomUUID } from 'node:crypto';
import { ALL_SCOPES, type ClientType, type Scope } from '@wordgrove/contracts';
import type { Pool } from 'pg';
import { hashSecret, newSecret } from '../../src/platform/crypto/secret.js';
import type { Clock } from '../../src/platform/time/clock.js';
import type { Client } from './client.js';

const HOUR_MS = 3_600_000;

export interface GivenUser {
  id: string;
  email: string;
}

export interface GivenApplication {
  id: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  ownerId: string;
}

export interface GivenToken {
  accessToken: string;
  userId: string;
  application: GivenApplication;
  grantId: string;
}

/** Makes what a test needs and what that needs in turn, straight in the database. */
export class Given {
  constructor(
    readonly client: Client,
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** A user who cannot sign in with a password; for that, sign up over HTTP. */
  async user(overrides: { role?: 'USER' | 'ADMIN'; timeZone?: string } = {}): Promise<GivenUser> {
    const email = `user-${randomUUID()}@example.org`;
    const id = await this.insert('users', {
      email,
      email_key: email,
      password_hash: '!',
      display_name: 'Test user',
      role: overrides.role ?? 'USER',
      time_zone: overrides.timeZone ?? 'UTC',
      created_at: this.clock.now(),
    });
    return { id, email };
  }

  /** A signed-in user's session cookie. */
  async session(userId: string): Promise<string> {
    const sessionId = newSecret();
    await this.insert('sessions', {
      id_hash: hashSecret(sessionId),
      user_id: userId,
      created_at: this.clock.now(),
      expires_at: this.later(24 * HOUR_MS),
    });
    return `wordgrove_session=${sessionId}`;
  }

  /** An approved application with one secret; a public one has none, and `clientSecret` is empty. */
  async application(
    overrides: {
      ownerId?: string;
      scopes?: readonly Scope[];
      redirectUri?: string;
      status?: string;
      hourlyQuota?: number;
      clientType?: ClientType;
    } = {},
  ): Promise<GivenApplication> {
    const ownerId = overrides.ownerId ?? (await this.user()).id;
    const clientId = `wg_${randomUUID().replaceAll('-', '')}`;
    const redirectUri = overrides.redirectUri ?? 'https://app.example/callback';
    const id = await this.insert('applications', {
      owner_id: ownerId,
      client_id: clientId,
      client_type: overrides.clientType ?? 'CONFIDENTIAL',
      name: 'Test application',
      status: overrides.status ?? 'APPROVED',
      redirect_uris: [redirectUri],
      scopes: [...(overrides.scopes ?? ALL_SCOPES)],
      hourly_quota: overrides.hourlyQuota ?? 1_000_000,
      created_at: this.clock.now(),
      updated_at: this.clock.now(),
    });
    if (overrides.clientType === 'PUBLIC') {
      return { id, clientId, clientSecret: '', redirectUri, ownerId };
    }
    const clientSecret = newSecret();
    await this.insert('application_secrets', {
      application_id: id,
      digest: hashSecret(clientSecret),
      hint: clientSecret.slice(-4),
      created_at: this.clock.now(),
    });
    return { id, clientId, clientSecret, redirectUri, ownerId };
  }

  /** A live access token, with its grant. */
  async token(
    overrides: {
      userId?: string;
      application?: GivenApplication;
      scopes?: readonly Scope[];
      /** For tests that span days; an hour by default. */
      lifetimeMs?: number;
    } = {},
  ): Promise<GivenToken> {
    const application = overrides.application ?? (await this.application());
    const userId = overrides.userId ?? (await this.user()).id;
    const scopes = [...(overrides.scopes ?? ALL_SCOPES)];
    const grantId = await this.grant(userId, application.id, scopes);
    const familyId = await this.insert('token_families', {
      id: randomUUID(),
      grant_id: grantId,
      created_at: this.clock.now(),
    });
    const accessToken = newSecret();
    await this.insert('access_tokens', {
      token_hash: hashSecret(accessToken),
      family_id: familyId,
      scopes,
      created_at: this.clock.now(),
      expires_at: this.later(overrides.lifetimeMs ?? HOUR_MS),
    });
    return { accessToken, userId, application, grantId };
  }

  /** The live grant of a user to an application, of which there is at most one. */
  private async grant(userId: string, applicationId: string, scopes: Scope[]): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from grants where user_id = $1 and application_id = $2 and revoked_at is null`,
      [userId, applicationId],
    );
    const row = {
      user_id: userId,
      application_id: applicationId,
      scopes,
      created_at: this.clock.now(),
    };
    return rows[0]?.id ?? this.insert('grants', row);
  }

  private later(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }

  private async insert(table: string, row: Record<string, unknown>): Promise<string> {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`;
    const { rows } = await this.pool.query<{ id: string }>(text, Object.values(row));
    return rows[0]?.id ?? '';
  }
}
