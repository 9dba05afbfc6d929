import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { Response } from 'express';
import { TurnNotFree } from '../database/write-turns.js';
import { ApiErrorFilter } from '../http/api-error.filter.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import type { AccessedRequest } from './access.decorators.js';

/** Takes a call that had to wait too long for its user's turn off the quota, and refuses it like all others. */
@Catch(TurnNotFree)
export class LateTurnFilter extends ApiErrorFilter {
  constructor(private readonly quota: HourlyQuota) {
    super();
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const refuse = () => super.catch(thrown, host);
    const http = host.switchToHttp();
    const { principal } = http.getRequest<AccessedRequest>();
    const response = http.getResponse<Response>();
    if (principal === undefined || response.headersSent) refuse();
    else void this.quota.refund(principal, response).then(refuse, refuse);
  }
}
