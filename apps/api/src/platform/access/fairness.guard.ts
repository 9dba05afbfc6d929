import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { tooManyAtOnce } from '../http/api-error.js';
import { sinceArrival } from '../http/arrival.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import type { AccessedRequest } from './access.decorators.js';
import { UserSlots } from './user-slots.js';

/**
 * Lets a user's requests wait if too many of them are worked on already. It comes after the check of the scope and
 * before the quota, so that a request that is refused here is not counted.
 */
@Injectable()
export class FairnessGuard implements CanActivate {
  constructor(
    private readonly slots: UserSlots,
    private readonly quota: HourlyQuota,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    const { principal, sessionUser } = request;
    const id = principal?.userId ?? sessionUser?.userId;
    if (id === undefined) return true;
    const response = http.getResponse<Response>();
    const spentMs = sinceArrival(request);
    const slots = await this.slots.take({ kind: 'user', id }, response, spentMs);
    if (slots === undefined) {
      if (principal !== undefined) await this.quota.report(principal, response);
      throw tooManyAtOnce();
    }
    request.slots = slots;
    return true;
  }
}
