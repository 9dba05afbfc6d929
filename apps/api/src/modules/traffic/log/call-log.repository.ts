import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { displayNameOf } from '../../accounts/index.js';
import { CallLogHeadEntity } from './call-log-head.entity.js';
import { CallLogEntity } from './call-log.entity.js';
import type { Call, CallFilter } from './call.js';
import { CALL } from './logged-call.js';

const SELECTED = columnsOf(CallLogEntity, ['number', 'userId', ...CALL], 'call');

interface Selection extends CallFilter {
  applicationId: string;
  /** The rows between these two, both excluded. */
  after: string;
  before: string | null;
  limit: number;
}

type Places = Readonly<Record<keyof Selection, string>>;

const contains = (column: string, $: Places): string =>
  `position(lower(${$.search}::text) in lower(${column})) > 0`;

// Names are looked up once for each user, because most rows are of a few of them.
const usersNamed = ($: Places): string => `
  select user_id from (
    select distinct user_id from call_log where application_id = ${$.applicationId}::uuid) seen
  where ${contains(displayNameOf('seen.user_id'), $)}`;

// One row after the other, in the order of the primary key, until enough meet the filters.
const list = (order: 'asc' | 'desc') => ($: Places) =>
  `
  select ${SELECTED}, ${displayNameOf('call.user_id')} as "displayName"
  from call_log call
  where call.application_id = ${$.applicationId}::uuid
    and call.number > ${$.after}::bigint
    and (${$.before}::bigint is null or call.number < ${$.before}::bigint)
    and (${$.kind}::text is null or call.kind = ${$.kind}::text)
    and (${$.statusFrom}::integer is null
      or call.status >= ${$.statusFrom}::integer and call.status < ${$.statusTo}::integer)
    and (${$.route}::text is null or call.route = ${$.route}::text)
    and (${$.userId}::uuid is null or call.user_id = ${$.userId}::uuid)
    and (${$.requestId}::text is null or call.request_id = ${$.requestId}::text)
    and (${$.since}::timestamptz is null or call.responded_at >= ${$.since}::timestamptz)
    and (${$.until}::timestamptz is null or call.responded_at < ${$.until}::timestamptz)
    and (${$.search}::text is null or call.request_id = ${$.search}::text
      or ${contains('call.route', $)} or ${contains('call.error_code', $)}
      or ${contains('call.reason', $)} or ${contains('call.subject', $)}
      or call.user_id in (${usersNamed($)}))
  order by call.number ${order} limit ${$.limit}::integer`;

const LIST = namedStatement<Selection, Call>('call-log.list', list('desc'));
const LIST_NEWER = namedStatement<Selection, Call>('call-log.list-newer', list('asc'));

const HEAD = columnsOf(CallLogHeadEntity, ['lastNumber']);
const NEWEST = statement<RowOf<typeof HEAD>>(
  'call-log.newest',
  `select ${HEAD} from call_log_heads where application_id = $1`,
);

/** Reads the logs of applications. */
@Injectable()
export class CallLogRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the number of the newest row. All rows up to it can be read. */
  async newest(applicationId: string): Promise<string> {
    return (await this.sql.row(NEWEST, [applicationId]))?.lastNumber ?? '0';
  }

  /** Returns up to `limit` rows that meet the filter, the newest first, and only those before a row if `before` is its number. */
  list(
    applicationId: string,
    filter: CallFilter,
    { before, limit, gone }: { before: string | null; limit: number; gone: AbortSignal },
  ): Promise<Call[]> {
    const selection = { applicationId, ...filter, after: '0', before, limit };
    return this.sql.readsUntil(gone).rows(LIST, selection);
  }

  /** Returns up to `limit` rows after a row, the oldest first. */
  listNewer(
    applicationId: string,
    filter: CallFilter,
    { after, limit, gone }: { after: string; limit: number; gone: AbortSignal },
  ): Promise<Call[]> {
    const selection = { applicationId, ...filter, after, before: null, limit };
    return this.sql.readsUntil(gone).rows(LIST_NEWER, selection);
  }
}
