import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { columnAs, columnsOf, type RowOf } from '../../platform/database/columns.js';
import { Sql } from '../../platform/database/sql.js';
import { firstStatement, kept, statement } from '../../platform/database/statement.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationTestUserEntity } from './application-test-user.entity.js';
import { ApplicationEntity } from './application.entity.js';
import type { DirectoryEntry } from './directory-entry.js';
import { OWNER_NAME } from './registration.sql.js';

/** A live secret as it is stored. */
export type StoredSecret = Pick<ApplicationSecretEntity, 'id' | 'digest' | 'lastUsedAt'>;

const ENTRY = columnsOf(
  ApplicationEntity,
  [
    'id',
    'ownerId',
    'clientId',
    'clientType',
    'name',
    'description',
    'homepageUrl',
    'status',
    'redirectUris',
    'scopes',
    'scopeReasons',
    'hourlyQuota',
  ],
  'a',
);

const FIND = statement<DirectoryEntry>(
  'directory.find',
  `select ${ENTRY}, ${OWNER_NAME}
   from applications a where a.client_id = $1 and a.deleted_at is null`,
);

const CLIENT = columnsOf(ApplicationEntity, ['id', 'clientType'], 'a');
const SECRET_ID = columnAs(ApplicationSecretEntity, 'id', 'secretId', 's');
const SECRET = columnsOf(ApplicationSecretEntity, ['digest', 'lastUsedAt'], 's');

type Nullable<T> = { [Member in keyof T]: T[Member] | null };
type ClientRow = (RowOf<typeof CLIENT> | { id: null }) &
  Nullable<RowOf<typeof SECRET_ID> & RowOf<typeof SECRET>>;

// An unknown client gets a row too, so that reading the result takes the same time (rule 23).
const FIND_WITH_SECRETS = firstStatement<ClientRow>(
  'directory.find-with-secrets',
  `select ${CLIENT}, ${SECRET_ID}, ${SECRET}
   from (values ($1::text)) as asked (client_id)
   left join applications a on a.client_id = asked.client_id and a.deleted_at is null
   left join application_secrets s on s.application_id = a.id
     and (s.expires_at is null or s.expires_at > $2)`,
);

const NOTE_USE = statement<never>(
  'directory.note-secret-use',
  `update application_secrets set last_used_at = $2::timestamptz
   where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
);

/** Finds applications by the values that OAuth clients present. */
@Injectable()
export class DirectoryRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(ApplicationTestUserEntity)
    private readonly testUsers: Repository<ApplicationTestUserEntity>,
    @InjectRepository(ApplicationEntity)
    private readonly applications: Repository<ApplicationEntity>,
  ) {}

  find(clientId: string): Promise<DirectoryEntry | undefined> {
    return this.sql.row(FIND, [clientId]);
  }

  /** Returns the calling application and its live secrets, in one query. */
  async findWithSecrets(
    clientId: string,
    now: Date,
  ): Promise<{ entry: RowOf<typeof CLIENT> | undefined; secrets: StoredSecret[] }> {
    const rows = await this.sql.rows(kept(FIND_WITH_SECRETS), [clientId, now]);
    const [first] = rows;
    if (first === undefined || first.id === null) return { entry: undefined, secrets: [] };
    const { id, clientType } = first;
    return { entry: { id, clientType }, secrets: rows.flatMap(storedSecret) };
  }

  exists(id: string): Promise<boolean> {
    return this.applications.existsBy({ id, deletedAt: IsNull() });
  }

  isOwnedBy(id: string, ownerId: string): Promise<boolean> {
    return this.applications.existsBy({ id, ownerId, deletedAt: IsNull() });
  }

  isTestUser(applicationId: string, userId: string): Promise<boolean> {
    return this.testUsers.existsBy({ applicationId, userId });
  }

  /** Notes that a secret was used, at most once a minute. */
  async noteSecretUse(secretId: string, at: Date): Promise<void> {
    await this.sql.execute(NOTE_USE, [secretId, at]);
  }
}

function storedSecret({ secretId, digest, lastUsedAt }: ClientRow): StoredSecret[] {
  return secretId === null || digest === null ? [] : [{ id: secretId, digest, lastUsedAt }];
}
