import { Injectable } from '@nestjs/common';
import { LIMITS, normalizeText, type AuditAction } from '@wordgrove/contracts';
import type { AuditEventsQuery, ListAuditEventsQuery } from '@wordgrove/dto';
import { tableLines } from '../../platform/files/table-lines.js';
import { NewestFirst, type ListCursor, type Page } from '../../platform/http/newest-first.js';
import { ownLoopTurn } from '../../platform/time/loop-turn.js';
import { AUDIT_TABLE_HEADER, auditTableRow } from './audit-event.presenter.js';
import { AuditSearch, type AuditFilter, type FoundAuditEvent } from './audit-search.repository.js';

/** The number of events that are read at once for a file. */
const EVENTS_AT_ONCE = 100;

/** A page of events. `totalSize` is null on all pages but the first. */
export type AuditPage = Page<FoundAuditEvent> & { totalSize: number | null };

/** Lists the audit log for admins. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly search: AuditSearch,
    private readonly newestFirst: NewestFirst,
  ) {}

  async list(adminId: string, query: ListAuditEventsQuery): Promise<AuditPage> {
    const { page_size: _size, page_token: token, ...conditions } = query;
    const filter = await this.filterOf(conditions);
    const list = ['admin/audit-events', adminId, JSON.stringify(Object.entries(conditions).sort())];
    const page = await this.newestFirst.page(list, query, (cursor, limit) =>
      this.search.list(filter, cursor, limit),
    );
    const totalSize = token ? null : await this.search.count(filter, LIMITS.auditEvents);
    return { ...page, totalSize };
  }

  /** Returns the newest of the events, at most `LIMITS.auditEvents`, as a table. */
  async *table(query: AuditEventsQuery, gone: AbortSignal): AsyncGenerator<string> {
    const filter = await this.filterOf(query);
    yield tableLines([AUDIT_TABLE_HEADER]);
    let cursor: ListCursor | null = null;
    for (let left: number = LIMITS.auditEvents; left > 0 && !gone.aborted;) {
      const limit = Math.min(EVENTS_AT_ONCE, left);
      const events: FoundAuditEvent[] = await this.search.list(filter, cursor, limit);
      const last = events.at(-1);
      if (last === undefined) return;
      await ownLoopTurn();
      yield tableLines(events.map(auditTableRow));
      if (events.length < limit) return;
      cursor = [last.createdAt, last.id];
      left -= events.length;
    }
  }

  private async filterOf(query: AuditEventsQuery): Promise<AuditFilter> {
    const { actor = null, about = null, action, from = null, to = null } = query;
    const q = normalizeText(query.q ?? '');
    const actions = (action?.split(',') as AuditAction[] | undefined) ?? null;
    const named = q === '' ? null : await this.search.named(q);
    return { actor, about, actions, from, to, named };
  }
}
