import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { displayNameOf } from '../accounts/index.js';

/** The person who wrote a message, or did what it tells. */
export interface MessageAuthor {
  id: string;
  displayName: string;
}

// The log has an event of the same time for each message. Two people who act within a millisecond are not told apart, so neither is
// named. An account that has ended has no name, and soon no row.
const FIND = statement<MessageAuthor & { messageId: string }>(
  'message-authors.find',
  `select acted.message_id as "messageId", acted.actor_id as id, ${displayNameOf('acted.actor_id')} as "displayName"
   from (
     select m.id as message_id, (array_agg(e.actor_id))[1] as actor_id
     from application_messages m join audit_events e
       on e.application_id = m.application_id and e.created_at = m.created_at
         and e.action = 'APPLICATION_' || case m.kind when 'MESSAGE' then 'MESSAGE_SENT'
           when 'QUESTION' then 'QUESTIONED' else m.kind end
     where m.id = any($1::uuid[]) and m.application_id = $2
     group by m.id having count(distinct e.actor_id) = 1
   ) acted
   where ${displayNameOf('acted.actor_id')} is not null`,
);

/** Knows who wrote in the threads of reviews. Only admins may. */
@Injectable()
export class MessageAuthors {
  constructor(private readonly sql: Sql) {}

  /** Returns the authors of messages in the thread of an application, by the ids of the messages. */
  async find(
    applicationId: string,
    messageIds: readonly string[],
  ): Promise<Map<string, MessageAuthor>> {
    const found = await this.sql.rows(FIND, [messageIds, applicationId]);
    return new Map(found.map(({ messageId, ...author }) => [messageId, author]));
  }
}
