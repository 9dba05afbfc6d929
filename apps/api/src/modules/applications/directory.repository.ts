import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { ClientEntry, DirectoryEntry } from './directory-entry.js';

/** A live secret as it is stored. */
export interface StoredSecret {
  id: string;
  /** SHA-256. */
  digest: Buffer;
  lastUsedAt: string | null;
}

type ClientRow = (ClientEntry | { id: null }) & {
  secretId: string | null;
  digest: Buffer | null;
  lastUsedAt: string | null;
};

const ENTRY_COLUMNS = `a.id, a.owner_id as "ownerId", u.display_name as "ownerDisplayName",
  a.client_id as "clientId", a.client_type as "clientType", a.name, a.description, a.homepage_url as "homepageUrl", a.status,
  a.redirect_uris as "redirectUris", a.scopes, a.hourly_quota as "hourlyQuota"`;

const FIND = statement(
  'directory.find',
  `select ${ENTRY_COLUMNS} from applications a join users u on u.id = a.owner_id
   where a.client_id = $1 and a.deleted_at is null`,
);

// An unknown client gets a row too, so that reading the answer costs the same (rule 23).
const FIND_WITH_SECRETS = statement(
  'directory.find-with-secrets',
  `select a.id, a.client_type as "clientType", s.id as "secretId", s.digest,
     s.last_used_at as "lastUsedAt"
   from (values ($1::text)) as asked (client_id)
   left join applications a on a.client_id = asked.client_id and a.deleted_at is null
   left join application_secrets s on s.application_id = a.id
     and (s.expires_at is null or s.expires_at > $2)`,
);

const IS_TEST_USER = statement(
  'directory.is-test-user',
  'select 1 as one from application_test_users where application_id = $1 and user_id = $2',
);

const NOTE_USE = statement(
  'directory.note-secret-use',
  `update application_secrets set last_used_at = $2::timestamptz
   where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
);

/** Finds applications by what OAuth clients present. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly sql: Sql) {}

  find(clientId: string): Promise<DirectoryEntry | undefined> {
    return this.sql.row(FIND, [clientId]);
  }

  /** An application that calls and its live secrets, in one query. */
  async findWithSecrets(
    clientId: string,
    now: Date,
  ): Promise<{ entry: ClientEntry | undefined; secrets: StoredSecret[] }> {
    const rows = await this.sql.rows<ClientRow>(FIND_WITH_SECRETS, [clientId, now]);
    const [first] = rows;
    if (first === undefined || first.id === null) return { entry: undefined, secrets: [] };
    const { id, clientType } = first;
    return { entry: { id, clientType }, secrets: rows.flatMap(storedSecret) };
  }

  async isTestUser(applicationId: string, userId: string): Promise<boolean> {
    return (await this.sql.row(IS_TEST_USER, [applicationId, userId])) !== undefined;
  }

  /** Notes that a secret was used, once a minute at most. */
  async noteSecretUse(secretId: string, at: Date): Promise<void> {
    await this.sql.execute(NOTE_USE, [secretId, at]);
  }
}

function storedSecret({ secretId, digest, lastUsedAt }: ClientRow): StoredSecret[] {
  return secretId === null || digest === null ? [] : [{ id: secretId, digest, lastUsedAt }];
}
