import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { membersOf, namesOf, recordOf } from '../../../platform/database/records.js';
import { columnOf } from '../../../platform/database/columns.js';
import { joinLiveApplication, joinSecret } from '../../applications/index.js';
import { ERROR_COUNTS, type CallCounts, type SecretCounts } from './counts.js';
import { CallCounterEntity } from './call-counter.entity.js';
import { SecretCounterEntity } from './secret-counter.entity.js';

const NUMBERS = ['callCount', ...ERROR_COUNTS] as const;
const CALLS = ['applicationId', 'beginsAt', ...NUMBERS, 'lastCallAt'] as const;
const SECRETS = ['secretId', 'beginsAt', 'callCount'] as const;

const SUMS = NUMBERS.map((number) => {
  const column = columnOf(CallCounterEntity, number);
  return `${column} = counter.${column} + excluded.${column}`;
}).join(', ');

// In the same order in all processes, so that they never wait for each other in a circle.
const ADD_CALLS = statement<never>(
  'call-counter.add',
  `insert into call_counters as counter (${namesOf(CallCounterEntity, CALLS)})
   select ${membersOf(CALLS, 'added')}
   from json_to_recordset($1::json) as added (${recordOf(CallCounterEntity, CALLS)})
     ${joinLiveApplication('added."applicationId"')}
   order by added."applicationId", added."beginsAt"
   on conflict (application_id, begins_at) do update set ${SUMS},
     last_call_at = greatest(counter.last_call_at, excluded.last_call_at)`,
);

const ADD_SECRET_USES = statement<never>(
  'secret-counter.add',
  `insert into secret_counters as counter (${namesOf(SecretCounterEntity, SECRETS)})
   select ${membersOf(SECRETS, 'added')}
   from json_to_recordset($1::json) as added (${recordOf(SecretCounterEntity, SECRETS)})
     ${joinSecret('added."secretId"')}
   order by added."secretId", added."beginsAt"
   on conflict (used_secret_id, begins_at) do update set
     call_count = counter.call_count + excluded.call_count`,
);

/** Adds to the counters. Those of applications and secrets that are gone are left out. */
@Injectable()
export class CounterRepository {
  constructor(private readonly sql: Sql) {}

  async addCalls(counters: readonly CallCounts[]): Promise<void> {
    await this.sql.execute(ADD_CALLS, [JSON.stringify(counters)]);
  }

  async addSecretUses(counters: readonly SecretCounts[]): Promise<void> {
    await this.sql.execute(ADD_SECRET_USES, [JSON.stringify(counters)]);
  }
}
