import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { figure, LIMITS } from '@wordgrove/contracts';
import {
  AuditEventsQuery,
  ErrorEnvelopeDto,
  ListAuditEventsQuery,
  ListAuditEventsResponse,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireAdmin } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { whileRead } from '../../platform/http/departure.js';
import { sendFile, type FileType } from '../../platform/http/file-response.js';
import { Responds } from '../../platform/http/responds.js';
import { presentAuditEvent } from './audit-event.presenter.js';
import { AuditEvents } from './audit-events.service.js';

const FILE: FileType = {
  name: 'wordgrove-audit-log.csv',
  mediaType: 'text/csv; charset=utf-8; header=present',
};

/** A reader holds no connection of the database, so that a slow one harms nobody. */
const PACE = { graceMs: 60_000, bytesPerSecond: 100 };

/** The audit log. */
@ApiTags('Console: audit log')
@Controller('api/console/admin/audit-events')
@RequireAdmin()
export class AuditEventsController {
  constructor(private readonly service: AuditEvents) {}

  @Get()
  @Responds(ListAuditEventsResponse, 'List audit events, newest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListAuditEventsQuery,
  ): Promise<ListAuditEventsResponse> {
    const { items, nextPageToken, totalSize } = await this.service.list(userId, query);
    return {
      audit_events: items.map(presentAuditEvent),
      next_page_token: nextPageToken,
      total_size: totalSize,
    };
  }

  @Get('csv')
  @ApiOperation({
    summary: `Export the newest ${figure(LIMITS.auditEvents)} audit events that meet conditions as CSV`,
  })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiDefaultResponse({ type: ErrorEnvelopeDto, description: 'Any other error.' })
  async export(@Query() query: AuditEventsQuery, @Res() response: Response): Promise<void> {
    const pieces = this.service.table(query, whileRead(response));
    await sendFile(response, FILE, pieces, () => PACE);
  }
}
