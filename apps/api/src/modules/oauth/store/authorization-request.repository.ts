import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { lockUser } from '../../accounts/index.js';
import { clientIdOf, joinApplication } from '../../applications/index.js';
import { AuthorizationRequestEntity } from './authorization-request.entity.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const ASKED = columnsOf(AuthorizationRequestEntity, ['redirectUri', 'scopes', 'expiresAt'], 'r');

/** The contents of an application's request at the authorize endpoint, kept until the user decides. */
export interface AuthorizationRequest extends RowOf<typeof ASKED> {
  clientId: string;
}

/** The two secrets that only together find a request: its own id, and that of the browser that began it (rule 45). */
export interface RequestHandle {
  id: string;
  browser: string;
}

export interface NewAuthorizationRequest extends RequestHandle {
  applicationId: string;
  /** The user who was signed in when the request came, if any. */
  shownTo: string | null;
  /** A hash that tells whose browser sent the request, if nobody was signed in. */
  sender: Buffer | null;
  redirectUri: string;
  scopes: readonly Scope[];
  state: string;
  codeChallenge: string | null;
  now: Date;
  expiresAt: Date;
}

/** The user who decides a request, and the time. */
export interface Decision extends RequestHandle {
  userId: string;
  now: Date;
}

export interface Approval extends Decision {
  /** Those of the shown scopes that the user left ticked. */
  scopes: readonly Scope[];
  code: string;
  codeExpiresAt: Date;
}

const DESTINATION = columnsOf(AuthorizationRequestEntity, ['redirectUri', 'state']);

/** The address to which a decided request leads. */
export type Destination = RowOf<typeof DESTINATION>;

/** The number of requests that a sender may have at a time that no signed-in user has seen yet. */
const MAX_UNSEEN = 1_000;

// A new request replaces the oldest one of its own sender and of nobody else. The numbers find that request at
// once. Counting the remaining ones would take longer the more a sender sends.
const CREATE = namedStatement<NewAuthorizationRequest & { idHash: Buffer }>(
  'authorization-request.create',
  ($) => `with numbered as (
     insert into authorization_request_senders as s (sender, newest_number, last_request_at)
     select ${$.sender}::bytea, 1, ${$.now}::timestamptz where ${$.sender} is not null
     on conflict (sender) do update set
       newest_number = s.newest_number + 1,
       last_request_at = case when s.last_request_at <= excluded.last_request_at - interval '1 hour'
         then excluded.last_request_at else s.last_request_at end
     returning newest_number
   ),
   evicted as (
     delete from authorization_requests where sender = ${$.sender}
       and sender_number = (select newest_number - ${MAX_UNSEEN} from numbered)
   )
   insert into authorization_requests (id_hash, application_id, shown_to, redirect_uri, scopes,
     state, code_challenge, created_at, expires_at, sender, sender_number)
   values (${$.idHash}, ${$.applicationId}, ${$.shownTo}, ${$.redirectUri}, ${$.scopes}, ${$.state},
     ${$.codeChallenge}, ${$.now}, ${$.expiresAt}, ${$.sender}, (select newest_number from numbered))`,
);

const REQUEST = `${clientIdOf('r.application_id')} as "clientId", ${ASKED}`;

const OPEN = 'r.decided_at is null and r.expires_at > $3';

// A request is decided once (rule 14), and only by the user who saw it last (rule 17).
const DECIDE = (condition = '') => `update authorization_requests r set decided_at = $3::timestamptz
  where r.id_hash = $1 and ${OPEN} and (r.shown_to is null or r.shown_to = $2::uuid)
    ${condition}
  returning r.application_id, r.redirect_uri, r.state, r.code_challenge`;

// Once a signed-in user has seen it, requests of strangers cannot replace it.
const SHOW = statement<AuthorizationRequest>(
  'authorization-request.show',
  `update authorization_requests r set shown_to = $2, sender = null
   where r.id_hash = $1 and ${OPEN} returning ${REQUEST}`,
);

const FIND = statement<AuthorizationRequest & { isOpen: boolean; isTheirs: boolean }>(
  'authorization-request.find',
  `select ${REQUEST}, ${OPEN} as "isOpen", r.shown_to is null or r.shown_to = $2::uuid as "isTheirs"
   from authorization_requests r where r.id_hash = $1`,
);

const DENY = statement<Destination>(
  'authorization-request.deny',
  `with decided as (${DECIDE()}) select ${DESTINATION} from decided`,
);

// Because of the lock, either the end of the account waits and then ends this grant too, or this statement
// finds no account.
const APPROVE = statement<Destination>(
  'authorization-request.approve',
  `with account as (${lockUser('$2::uuid')}),
   decided as (${DECIDE('and exists (select from account)')}),
   granted as (
     insert into grants (user_id, application_id, scopes, created_at)
     select $2::uuid, application_id, $4::text[], $3::timestamptz from decided
     on conflict (user_id, application_id) where revoked_at is null
     do update set scopes = array(select distinct unnest(grants.scopes || excluded.scopes))
     returning id, token_epoch, application_id
   ),
   issued as (
     insert into authorization_codes
       (code_hash, family_id, grant_id, token_epoch, redirect_uri, scopes, code_challenge, created_at,
        expires_at)
     select $5::bytea, gen_random_uuid(), g.id, ${PRESENT_EPOCH}, decided.redirect_uri, $4::text[],
       code_challenge, $3::timestamptz, $6::timestamptz
     from decided, granted g ${joinApplication('g.application_id')}
   )
   select ${DESTINATION} from decided`,
);

// For another browser there is no such request, so that nobody else learns or changes anything (rule 45).
function keyOf({ id, browser }: RequestHandle): Buffer {
  return hashSecret(`${id}.${browser}`);
}

/** Pending authorization requests, of whose ids and browsers only a hash is stored. */
@Injectable()
export class AuthorizationRequestRepository {
  constructor(private readonly sql: Sql) {}

  /** Keeps a request. If its sender has too many, it replaces the sender's oldest unseen request. */
  async create(request: NewAuthorizationRequest): Promise<void> {
    await this.sql.execute(CREATE, { ...request, idHash: keyOf(request) });
  }

  /** Returns the open request. From now on, the decision belongs to this user. */
  show(
    handle: RequestHandle,
    userId: string,
    now: Date,
  ): Promise<AuthorizationRequest | undefined> {
    return this.sql.row(SHOW, [keyOf(handle), userId, now]);
  }

  /** Returns the request, whether it is open or not. `isTheirs` is false if another user saw it last. */
  find(
    handle: RequestHandle,
    userId: string | null,
    now: Date,
  ): Promise<(AuthorizationRequest & { isOpen: boolean; isTheirs: boolean }) | undefined> {
    return this.sql.row(FIND, [keyOf(handle), userId, now]);
  }

  /** Returns undefined if the decision no longer belongs to this user. */
  deny(decision: Decision): Promise<Destination | undefined> {
    return this.sql.row(DENY, [keyOf(decision), decision.userId, decision.now]);
  }

  /**
   * Grants the scopes, in addition to those that the user granted before, and issues the code, in one
   * statement. Returns undefined if the decision no longer belongs to this user.
   */
  approve(approval: Approval): Promise<Destination | undefined> {
    const { userId, now, scopes, code, codeExpiresAt } = approval;
    const values = [keyOf(approval), userId, now, scopes, hashSecret(code), codeExpiresAt];
    return this.sql.row(APPROVE, values);
  }
}
