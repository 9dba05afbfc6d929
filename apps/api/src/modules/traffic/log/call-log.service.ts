import { Injectable } from '@nestjs/common';
import { effectivePageSize, type ListCallsQuery } from '@wordgrove/dto';
import { notFound } from '../../../platform/http/api-error.js';
import { PageTokens } from '../../../platform/http/page-token.js';
import { ApplicationDirectory } from '../../applications/index.js';
import { CallLogRepository } from './call-log.repository.js';
import type { Call, CallFilter } from './call.js';

/** A page of a log. */
export interface CallPage {
  /** The newest first. */
  calls: Call[];
  /** An empty string on the last page. */
  nextPageToken: string;
  /** The place from which new rows can be read. */
  newestToken: string;
}

/** Shows owners the logs of their applications. */
@Injectable()
export class CallLogService {
  constructor(
    private readonly log: CallLogRepository,
    private readonly directory: ApplicationDirectory,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws ApiError 404 if the user owns no such application, 400 `INVALID_PAGE_TOKEN` */
  async list(
    ownerId: string,
    applicationId: string,
    query: ListCallsQuery,
    gone: AbortSignal,
  ): Promise<CallPage> {
    const filter = filterOf(query);
    const list = ['calls', applicationId, JSON.stringify(filter)];
    const after = this.tokens.open([...list, 'newer'], query.newer_than, 'newer_than');
    const cursor = this.tokens.open([...list, 'older'], query.page_token);
    if (!(await this.directory.isOwnedBy(applicationId, ownerId))) throw notFound('application');
    const limit = effectivePageSize(query.page_size);
    // Before the rows are read, so that none is missed later.
    const newest = await this.log.newest(applicationId);
    const seal = (kind: string, number: string) => this.tokens.seal([...list, kind], [number]);
    if (after !== null) {
      const selection = { after: String(after[0]), limit, gone };
      const calls = await this.log.listNewer(applicationId, filter, selection);
      const last = calls.at(-1)?.number ?? '0';
      const newestToken = seal('newer', calls.length === limit ? last : greater(last, newest));
      return { calls: calls.reverse(), nextPageToken: '', newestToken };
    }
    const before = cursor === null ? null : String(cursor[0]);
    const found = await this.log.list(applicationId, filter, { before, limit: limit + 1, gone });
    const calls = found.slice(0, limit);
    const last = found.length > limit ? calls.at(-1) : undefined;
    const nextPageToken = last === undefined ? '' : seal('older', last.number);
    return { calls, nextPageToken, newestToken: seal('newer', newest) };
  }
}

function greater(one: string, other: string): string {
  return BigInt(one) > BigInt(other) ? one : other;
}

function filterOf(query: ListCallsQuery): CallFilter {
  const [statusFrom, statusTo] = statusesOf(query.status);
  return {
    kind: query.kind ?? null,
    statusFrom,
    statusTo,
    route: query.route || null,
    userId: query.user_id ?? null,
    requestId: query.request_id || null,
    search: query.search || null,
    since: query.since ?? null,
    until: query.until ?? null,
  };
}

/** Returns the first status that is meant and the one after the last: `4xx` means 400 to 499. */
function statusesOf(status: string | undefined): [number, number] | [null, null] {
  if (status === undefined) return [null, null];
  if (!status.endsWith('xx')) return [Number(status), Number(status) + 1];
  const first = Number(status[0]) * 100;
  return [first, first + 100];
}
