import { Injectable } from '@nestjs/common';
import { LIMITS, type AuditAction } from '@wordgrove/contracts';
import type { CreateReplyTemplateRequest, EditReplyTemplateRequest } from '@wordgrove/dto';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { demandVisibleName } from '../../../platform/http/new-texts.js';
import { Clock } from '../../../platform/time/clock.js';
import { AuditLog } from '../audit-log.repository.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';

// Two admins cannot go beyond the limit together.
const TAKE_TURN = statement<object>(
  'reply-template.take-turn',
  'select pg_advisory_xact_lock(7161009)',
);

/** The admins' prepared messages. All admins share them. */
@Injectable()
export class ReplyTemplates {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(): Promise<ReplyTemplateEntity[]> {
    return this.sql.manager.find(ReplyTemplateEntity, {
      order: { kind: 'ASC', name: 'ASC', id: 'ASC' },
      take: LIMITS.replyTemplates,
    });
  }

  /** Returns undefined if there are too many. */
  create(
    adminId: string,
    { kind, name, text }: CreateReplyTemplateRequest,
  ): Promise<ReplyTemplateEntity | undefined> {
    return this.sql.transaction(async (sql) => {
      await sql.execute(TAKE_TURN);
      if ((await sql.manager.count(ReplyTemplateEntity)) >= LIMITS.replyTemplates) return undefined;
      const template = sql.manager.create(ReplyTemplateEntity, { kind, name, text });
      await sql.manager.insert(ReplyTemplateEntity, template);
      await this.record(sql, 'REPLY_TEMPLATE_CREATED', adminId, template);
      return template;
    });
  }

  /**
   * Changes the members that are given. Returns undefined if there is no such template.
   * @throws ApiError 400 `INVALID_CHARACTER` for a new name that is not visible
   */
  edit(
    adminId: string,
    id: string,
    change: EditReplyTemplateRequest,
  ): Promise<ReplyTemplateEntity | undefined> {
    return this.sql.transaction(async (sql) => {
      const before = await lock(sql, id);
      if (before === null) return undefined;
      demandVisibleName(change.name, before.name);
      const { kind = before.kind, name = before.name, text = before.text } = change;
      const template = { id, kind, name, text };
      const members = ['kind', 'name', 'text'] as const;
      if (members.every((member) => before[member] === template[member])) return before;
      await sql.manager.update(ReplyTemplateEntity, { id }, template);
      await this.record(sql, 'REPLY_TEMPLATE_EDITED', adminId, template);
      return template;
    });
  }

  /** Returns false if there is no such template. */
  delete(adminId: string, id: string): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const template = await lock(sql, id);
      if (template === null) return false;
      await sql.manager.delete(ReplyTemplateEntity, { id });
      await this.record(sql, 'REPLY_TEMPLATE_DELETED', adminId, template);
      return true;
    });
  }

  private record(
    sql: SqlExecutor,
    action: AuditAction,
    actorId: string,
    { kind, name }: ReplyTemplateEntity,
  ): Promise<void> {
    const at = this.clock.now();
    const details = { kind, template: name };
    return this.audit.record(sql, { action, actorId, applicationId: null, details, at });
  }
}

function lock(sql: SqlExecutor, id: string): Promise<ReplyTemplateEntity | null> {
  return sql.manager.findOne(ReplyTemplateEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
}
