import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { columnAs, columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ApplicationMessageEntity } from '../application-message.entity.js';
import { ApplicationEntity } from '../application.entity.js';

const { developerHistory: MAX_LISTED } = LIMITS;

const APPLICATION = columnsOf(ApplicationEntity, ['id', 'name', 'clientId', 'status']);
const DECISION = columnsOf(
  ApplicationMessageEntity,
  ['applicationId', 'kind', 'text', 'createdAt'],
  'm',
);
const NAME = columnAs(ApplicationEntity, 'name', 'applicationName', 'a');

type Decision = RowOf<typeof DECISION> & RowOf<typeof NAME>;

/** The applications of a developer, and the decisions of admins about them. */
export interface DeveloperHistory {
  /** The newest of the other applications. */
  applications: RowOf<typeof APPLICATION>[];
  /** The number of all of them. */
  applicationCount: number;
  /** The newest decisions about all of their applications. */
  decisions: Decision[];
  decisionCount: number;
  rejectionCount: number;
}

const OTHERS = 'from applications where owner_id = $1 and id <> $2 and deleted_at is null';
const DECIDED = `from application_messages m join applications a on a.id = m.application_id
  where a.owner_id = $1 and a.deleted_at is null
    and m.kind in ('APPROVED', 'REJECTED', 'SUSPENDED', 'REINSTATED')`;

const LIST_OTHERS = statement<RowOf<typeof APPLICATION>>(
  'developer-history.list-others',
  `select ${APPLICATION} ${OTHERS} order by created_at desc, id desc limit ${MAX_LISTED}`,
);

const LIST_DECISIONS = statement<Decision>(
  'developer-history.list-decisions',
  `select ${DECISION}, ${NAME} ${DECIDED} order by m.created_at desc, m.id desc limit ${MAX_LISTED}`,
);

type Counts = Pick<DeveloperHistory, 'applicationCount' | 'decisionCount' | 'rejectionCount'>;

const COUNT = statement<Counts>(
  'developer-history.count',
  `select (select count(*)::integer ${OTHERS}) as "applicationCount",
     count(*)::integer as "decisionCount",
     (count(*) filter (where m.kind = 'REJECTED'))::integer as "rejectionCount" ${DECIDED}`,
);

/** Reads for reviewers what they and their colleagues know of a developer. */
@Injectable()
export class DeveloperHistories {
  constructor(private readonly sql: Sql) {}

  /** @param exceptId the application that is being reviewed */
  async read(ownerId: string, exceptId: string): Promise<DeveloperHistory> {
    const applications = await this.sql.rows(LIST_OTHERS, [ownerId, exceptId]);
    const decisions = await this.sql.rows(LIST_DECISIONS, [ownerId]);
    const counts = (await this.sql.row(COUNT, [ownerId, exceptId])) as Counts;
    return { applications, decisions, ...counts };
  }
}
