import { Injectable } from '@nestjs/common';
import { ACCOUNT_EXPORT_FORMAT, ACCOUNT_EXPORT_VERSION, ALL_SCOPES } from '@wordgrove/contracts';
import type { AccountExportDto, ExportedApplicationDto } from '@wordgrove/dto';
import type { Pieces } from '../../platform/http/file-response.js';
import { Clock } from '../../platform/time/clock.js';
import { AccountsService, presentUser, SessionRepository } from '../accounts/index.js';
import {
  ApplicationsService,
  AuditLog,
  presentApplication,
  type OwnAuditEvent,
} from '../applications/index.js';
import { GrantsService, presentGrant } from '../oauth/index.js';
import { ExportService, type Sink } from '../transfer/index.js';
import {
  presentOwnApplication,
  presentOwnEvent,
  presentSession,
} from './account-export.presenter.js';

const FORMAT = { format: ACCOUNT_EXPORT_FORMAT, version: ACCOUNT_EXPORT_VERSION } as const;
const PAGE_SIZE = 100;

/** Writes everything that the service keeps of a user. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionRepository,
    private readonly grants: GrantsService,
    private readonly applications: ApplicationsService,
    private readonly audit: AuditLog,
    private readonly learning: ExportService,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the account as JSON. The audit log and what the user learns are never in memory as a whole; the
   * other parts are small.
   * @param signal aborted if nobody waits for the export any more
   * @throws ApiError 429 or 503 if too many exports are under way
   */
  async write(userId: string, signal: AbortSignal, sink: Sink): Promise<void> {
    const at = this.clock.now();
    const head = JSON.stringify(await this.head(userId, at));
    const request = { userId, filter: '', scopes: ALL_SCOPES, at, signal };
    await this.learning.write('json', request, (pieces) =>
      sink(joined(head, this.events(userId), pieces)),
    );
  }

  private async head(
    userId: string,
    at: Date,
  ): Promise<Omit<AccountExportDto, 'events' | 'learning'>> {
    return {
      ...FORMAT,
      exported_at: at.toISOString(),
      profile: presentUser(await this.accounts.getUser(userId)),
      sessions: (await this.sessions.list(userId, at)).map(presentSession),
      grants: (await this.grants.list(userId)).map(presentGrant),
      applications: await this.ownApplications(userId),
    };
  }

  private async *events(userId: string): AsyncGenerator<string> {
    let after: OwnAuditEvent | undefined;
    do {
      const events = await this.audit.listOf(userId, after, PAGE_SIZE);
      yield* events.map((event) => JSON.stringify(presentOwnEvent(event)));
      after = events.length < PAGE_SIZE ? undefined : events.at(-1);
    } while (after !== undefined);
  }

  private async ownApplications(userId: string): Promise<ExportedApplicationDto[]> {
    const own: ExportedApplicationDto[] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const query = { page_size: PAGE_SIZE, page_token: token };
      const { items, nextPageToken } = await this.applications.list(userId, query);
      for (const item of items) own.push(presentOwnApplication(presentApplication(item)));
      token = nextPageToken || undefined;
    }
    return own;
  }
}

async function* joined(head: string, events: AsyncIterable<string>, learning: Pieces) {
  yield `${head.slice(0, -1)},\n"events":[`;
  let separator = '\n';
  for await (const event of events) {
    yield separator + event;
    separator = ',\n';
  }
  yield '\n],\n"learning":';
  yield* learning;
  yield '}\n';
}
