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
import { readSessions } from '../accounts/index.js';
import {
  AuditLog,
  presentApplication,
  presentMessage,
  readAllOwned,
  readMessagesOfOwner,
  type OwnAuditEvent,
} from '../applications/index.js';
import { presentGrant, readGrants, readLiveGrants } from '../oauth/index.js';
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
    for (const ids of batchesOf(await readLiveGrants(sql, userId), BATCH))
      yield (await readGrants(sql, ids)).map(presentGrant);
  }

  async *applications(sql: SqlExecutor, userId: string): AsyncGenerator<ExportedApplicationDto[]> {
    let [last, isEnd] = [undefined as { id: string; createdAt: string } | undefined, false];
    while (!isEnd) {
      const cursor = last === undefined ? null : ([last.createdAt, last.id] as const);
      const batch = await readAllOwned(sql, userId, cursor, BATCH);
      yield batch.map((each) => presentOwnApplication(presentApplication(each)));
      [last, isEnd] = [batch.at(-1), batch.length < BATCH];
    }
  }

  async *applicationMessages(
    sql: SqlExecutor,
    userId: string,
  ): AsyncGenerator<ExportedMessageDto[]> {
    let [last, isEnd] = [undefined as { id: string; createdAt: string } | undefined, false];
    while (!isEnd) {
      const cursor = last === undefined ? null : ([last.createdAt, last.id] as const);
      const batch = await readMessagesOfOwner(sql, userId, cursor, MESSAGES);
      yield batch.map(({ applicationId, ...message }) => ({
        application_id: applicationId,
        ...presentMessage(message),
      }));
      [last, isEnd] = [batch.at(-1), batch.length < MESSAGES];
    }
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
