import { Injectable } from '@nestjs/common';
import type {
  ExportedApplicationDto,
  ExportedEventDto,
  ExportedMessageDto,
  ExportedSessionDto,
  GrantDto,
} from '@wordgrove/dto';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { batchesOf } from '../../platform/files/batches.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { readSessions } from '../accounts/index.js';
import {
  AuditLog,
  presentApplication,
  presentMessage,
  readAllOwned,
  readMessagesOfOwner,
  type OwnAuditEvent,
} from '../applications/index.js';
import { presentGrant, readGrants } from '../oauth/index.js';
import {
  presentOwnApplication,
  presentOwnEvent,
  presentSession,
} from './account-export.presenter.js';

/** The number of sessions that are presented at once. They are small. */
const SESSIONS = 1_000;
/** The number of records of up to 100 KB that are read and presented at once. */
const BATCH = 20;
/** The number of messages of up to 8 KB that are read and presented at once. */
const MESSAGES = 200;

/** Reads what the service keeps of a user apart from what the user learns, in small batches. */
@Injectable()
export class AccountRecords {
  constructor(private readonly audit: AuditLog) {}

  async *sessions(
    sql: SqlExecutor,
    userId: string,
    at: Date,
  ): AsyncGenerator<ExportedSessionDto[]> {
    const sessions = await readSessions(sql, userId, at);
    for (const batch of batchesOf(sessions, SESSIONS)) yield batch.map(presentSession);
  }

  async *grants(sql: SqlExecutor, userId: string): AsyncGenerator<GrantDto[]> {
    const filter = { userId, q: null };
    const batches = newestFirst(BATCH, (cursor) => readGrants(sql, filter, cursor, BATCH));
    for await (const batch of batches) yield batch.map(presentGrant);
  }

  async *applications(sql: SqlExecutor, userId: string): AsyncGenerator<ExportedApplicationDto[]> {
    const batches = newestFirst(BATCH, (cursor) => readAllOwned(sql, userId, cursor, BATCH));
    for await (const batch of batches)
      yield batch.map((each) => presentOwnApplication(presentApplication(each)));
  }

  async *applicationMessages(
    sql: SqlExecutor,
    userId: string,
  ): AsyncGenerator<ExportedMessageDto[]> {
    const batches = newestFirst(MESSAGES, (cursor) =>
      readMessagesOfOwner(sql, userId, cursor, MESSAGES),
    );
    for await (const batch of batches)
      yield batch.map(({ applicationId, ...message }) => ({
        application_id: applicationId,
        ...presentMessage(message),
      }));
  }

  async *events(sql: SqlExecutor, userId: string): AsyncGenerator<ExportedEventDto[]> {
    let [last, isEnd] = [undefined as OwnAuditEvent | undefined, false];
    while (!isEnd) {
      const batch = await this.audit.listOf(sql, userId, last, BATCH);
      yield batch.map(presentOwnEvent);
      [last, isEnd] = [batch.at(-1), batch.length < BATCH];
    }
  }
}

/** Returns everything that `read` returns, in batches of a size. */
async function* newestFirst<Item extends { id: string; createdAt: string }>(
  size: number,
  read: (cursor: ListCursor | null) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for (let [cursor, isEnd] = [null as ListCursor | null, false]; !isEnd;) {
    const batch = await read(cursor);
    yield batch;
    const last = batch.at(-1);
    [cursor, isEnd] = [last ? [last.createdAt, last.id] : cursor, batch.length < size];
  }
}
