import { Injectable } from '@nestjs/common';
import { TRAFFIC_LIMITS } from '@wordgrove/contracts';
import { membersOf, namesOf, recordOf } from '../../../platform/database/records.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { liveUser } from '../../accounts/index.js';
import { applicationNamed, joinLiveApplication } from '../../applications/index.js';
import { CallLogEntity } from './call-log.entity.js';
import { CALL, type LoggedCall } from './logged-call.js';

// Each statement locks the heads of its applications first, in the same order as all others. So the rows of an
// application become visible in the order of their numbers, and a reader who goes on after the newest misses none.
const ADD = statement<never>(
  'call-log.add',
  `with added as materialized (
     select a.id as application_id, ${liveUser('call."userId"')} as user_id, ${membersOf(CALL, 'call')},
       row_number() over (partition by a.id order by ordinality) as place
     from rows from (json_to_recordset($1::json) as ("applicationId" uuid, "clientId" text,
       "userId" uuid, ${recordOf(CallLogEntity, CALL)})) with ordinality as call
     ${joinLiveApplication(`coalesce(call."applicationId", ${applicationNamed('call."clientId"')})`)}
   ),
   head as (
     insert into call_log_heads as head (application_id, last_number)
     select application_id, count(*) from added group by application_id order by application_id
     on conflict (application_id) do update set
       last_number = head.last_number + excluded.last_number
     returning application_id, last_number
   ),
   written as (
     insert into call_log (application_id, number, user_id, ${namesOf(CallLogEntity, CALL)})
     select application_id,
       last_number - count(*) over (partition by application_id) + place, user_id, ${membersOf(CALL)}
     from added join head using (application_id)
   )
   delete from call_log using head
   where call_log.application_id = head.application_id
     and call_log.number <= head.last_number - ${TRAFFIC_LIMITS.logRows}`,
);

/** Writes the logs of applications. The oldest rows make room for new ones. */
@Injectable()
export class CallLogWriter {
  constructor(private readonly sql: Sql) {}

  /** Adds rows. Those of applications that are gone are left out. */
  async add(calls: readonly LoggedCall[]): Promise<void> {
    await this.sql.execute(ADD, [JSON.stringify(calls)]);
  }
}
