import { Injectable } from '@nestjs/common';
import { LIMITS, type ApplicationMessageKind, type ReviewSide } from '@wordgrove/contracts';
import { v7 as timeOrderedId } from 'uuid';
import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { ApplicationMessageEntity } from './application-message.entity.js';
import { ApplicationEntity } from './application.entity.js';
import { AuditLog } from './audit-log.repository.js';
import type { ReviewRefusal } from './review-refusals.js';

const COLUMNS = columnsOf(
  ApplicationMessageEntity,
  ['id', 'kind', 'side', 'text', 'criteriaVersion', 'createdAt'],
  'm',
);

/** A message as it is stored. */
export type ApplicationMessage = RowOf<typeof COLUMNS>;

/** A message to add to the thread of an application. */
export interface NewMessage {
  applicationId: string;
  authorId: string;
  side: ReviewSide;
  kind: 'MESSAGE' | 'QUESTION';
  text: string;
  at: Date;
}

const ADD = statement<ApplicationMessage>(
  'application-message.add',
  `insert into application_messages as m (id, application_id, kind, side, text, criteria_version, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);

const LOCKED = columnsOf(ApplicationEntity, ['ownerId', 'waitingSince', 'submissionId']);

/** The members of an application that decide who may write about it. */
export type LockedApplication = RowOf<typeof LOCKED>;

const LOCK = statement<LockedApplication>(
  'application-message.lock',
  `select ${LOCKED} from applications where id = $1 and deleted_at is null for update`,
);

const WRITTEN = statement<{ count: number; last: 'MESSAGE' | 'QUESTION' | null }>(
  'application-message.written',
  `select count(*)::int as count, (array_agg(kind order by created_at desc, id desc))[1] as last
   from application_messages where application_id = $1 and kind in ('MESSAGE', 'QUESTION')`,
);

const ORDER = 'order by m.created_at desc, m.id desc limit $2';
const FIRST = statement<ApplicationMessage>(
  'application-message.list',
  `select ${COLUMNS} from application_messages m where m.application_id = $1 ${ORDER}`,
);
const NEXT = statement<ApplicationMessage>(
  'application-message.list-after',
  `select ${COLUMNS} from application_messages m
   where m.application_id = $1 and (m.created_at, m.id) < ($3, $4) ${ORDER}`,
);

/** A message of one of a user's own applications. */
export interface OwnMessage extends ApplicationMessage {
  applicationId: string;
}

const OF_OWNER = `select ${COLUMNS}, ${columnsOf(ApplicationMessageEntity, ['applicationId'], 'm')}
  from application_messages m join applications a on a.id = m.application_id
  where a.owner_id = $1 and a.deleted_at is null`;
const FIRST_OF_OWNER = statement<OwnMessage>(
  'application-message.list-of-owner',
  `${OF_OWNER} ${ORDER}`,
);
const NEXT_OF_OWNER = statement<OwnMessage>(
  'application-message.list-of-owner-after',
  `${OF_OWNER} and (m.created_at, m.id) < ($3, $4) ${ORDER}`,
);

/** The last text of a thread. */
export type LastMessage = Pick<ApplicationMessage, 'side' | 'createdAt'>;

const LAST_COLUMNS = columnsOf(
  ApplicationMessageEntity,
  ['applicationId', 'side', 'createdAt'],
  'm',
);

const LAST = statement<RowOf<typeof LAST_COLUMNS>>(
  'application-message.last',
  `select ${LAST_COLUMNS}
   from unnest($1::uuid[]) as asked (id) cross join lateral (
     select application_id, side, created_at from application_messages
     where application_id = asked.id and kind in ('MESSAGE', 'QUESTION')
     order by created_at desc, id desc limit 1) m`,
);

/** Returns up to `limit` messages of all of an owner's applications, the newest first, starting after the cursor. */
export function readMessagesOfOwner(
  sql: SqlExecutor,
  ownerId: string,
  cursor: ListCursor | null,
  limit: number,
): Promise<OwnMessage[]> {
  if (cursor === null) return sql.rows(FIRST_OF_OWNER, [ownerId, limit]);
  return sql.rows(NEXT_OF_OWNER, [ownerId, limit, ...cursor]);
}

/** The threads of the reviews of applications. */
@Injectable()
export class ApplicationMessageRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Returns up to `limit` messages, the newest first, starting after the cursor. */
  list(
    applicationId: string,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<ApplicationMessage[]> {
    if (cursor === null) return this.sql.rows(FIRST, [applicationId, limit]);
    return this.sql.rows(NEXT, [applicationId, limit, ...cursor]);
  }

  /** Returns what was written last in each of these threads, by the id of the application. */
  async last(applicationIds: readonly string[]): Promise<Map<string, LastMessage>> {
    const found = await this.sql.rows(LAST, [applicationIds]);
    return new Map(found.map((message) => [message.applicationId, message]));
  }

  /**
   * Adds what somebody has written, unless the thread is full or `refusalOf` refuses it. The application cannot
   * change meanwhile.
   */
  send(
    message: NewMessage,
    refusalOf: (application: LockedApplication) => ReviewRefusal | null,
  ): Promise<ApplicationMessage | ReviewRefusal | 'FULL'> {
    const { applicationId, authorId: actorId, side, kind, text, at } = message;
    return this.sql.transaction(async (sql) => {
      const application = await sql.row(LOCK, [applicationId]);
      if (application === undefined) return 'ABSENT';
      const refusal = refusalOf(application);
      if (refusal !== null) return refusal;
      const { count = 0, last = null } = (await sql.row(WRITTEN, [applicationId])) ?? {};
      if (count >= LIMITS.applicationMessages) return 'FULL';
      const action = kind === 'QUESTION' ? 'APPLICATION_QUESTIONED' : 'APPLICATION_MESSAGE_SENT';
      const details =
        kind === 'QUESTION' ? { text } : { is_answer: side === 'OWNER' && last === 'QUESTION' };
      await this.audit.record(sql, { action, actorId, applicationId, details, at });
      return addMessage(sql, { applicationId, side, kind, text, at });
    });
  }
}

/** Adds to a thread on the executor of what happened, so that either both are committed or neither is. */
export async function addMessage(
  sql: SqlExecutor,
  message: {
    applicationId: string;
    side: ReviewSide;
    kind: ApplicationMessageKind;
    text?: string | null;
    /** The version of the criteria, for decisions. */
    criteriaVersion?: number;
    at: Date;
  },
): Promise<ApplicationMessage> {
  const { applicationId, side, kind, text, criteriaVersion = null, at } = message;
  const written = [kind, side, text ?? '', criteriaVersion, at];
  return (await sql.row(ADD, [timeOrderedId(), applicationId, ...written])) as ApplicationMessage;
}
