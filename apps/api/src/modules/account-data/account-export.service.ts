import { Injectable } from '@nestjs/common';
import { ACCOUNT_EXPORT_FORMAT, ACCOUNT_EXPORT_VERSION, ALL_SCOPES } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { jsonList } from '../../platform/files/export-section.js';
import type { Pieces } from '../../platform/http/file-response.js';
import { Clock } from '../../platform/time/clock.js';
import { AccountsService, presentUser } from '../accounts/index.js';
import { ExportService } from '../transfer/index.js';
import { AccountRecords } from './account-records.service.js';

const FORMAT = { format: ACCOUNT_EXPORT_FORMAT, version: ACCOUNT_EXPORT_VERSION } as const;

/** Writes everything that the service keeps of a user. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly records: AccountRecords,
    private readonly learning: ExportService,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the account as JSON. None of its lists is ever in memory as a whole, because nothing limits them.
   * @param signal aborted if nobody waits for the export any more
   * @throws ApiError 429 or 503 if too many exports are under way
   */
  async write(
    userId: string,
    signal: AbortSignal,
    sink: (pieces: Pieces) => Promise<void>,
  ): Promise<void> {
    const at = this.clock.now();
    const profile = presentUser(await this.accounts.getUser(userId));
    const head = JSON.stringify({ ...FORMAT, exported_at: at.toISOString(), profile });
    const request = { userId, filter: '', scopes: ALL_SCOPES, at, signal };
    await this.learning.write('json', request, (learning, sql) =>
      sink(joined(head, this.lists(sql, userId, at), learning)),
    );
  }

  /** The pace at which the file must be read at this moment. */
  get pace() {
    return this.learning.pace;
  }

  /** Returns the lists by the members that hold them. */
  private lists(sql: SqlExecutor, userId: string, at: Date): Record<string, Pieces> {
    return {
      sessions: jsonList(this.records.sessions(sql, userId, at)),
      grants: jsonList(this.records.grants(sql, userId)),
      applications: jsonList(this.records.applications(sql, userId)),
      application_messages: jsonList(this.records.applicationMessages(sql, userId)),
      events: jsonList(this.records.events(sql, userId)),
    };
  }
}

async function* joined(
  head: string,
  lists: Readonly<Record<string, Pieces>>,
  learning: Pieces,
): AsyncGenerator<string | Uint8Array> {
  yield head.slice(0, -1);
  for (const [name, pieces] of Object.entries({ ...lists, learning })) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* pieces;
  }
  yield '}\n';
}
