import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { tooManyAtOnce } from '../http/api-error.js';
import { sinceArrival } from '../http/arrival.js';
import { onceHandled } from '../http/handled.js';
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

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    const id = request.principal?.userId ?? request.sessionUser?.userId;
    return id === undefined || this.take(id, request, http.getResponse<Response>());
  }

  private async take(id: string, request: AccessedRequest, response: Response): Promise<boolean> {
    const slots = await this.slots.take({ kind: 'user', id }, response, sinceArrival(request));
    if (slots === undefined) {
      if (request.principal !== undefined) await this.quota.report(request.principal, response);
      throw tooManyAtOnce();
    }
    request.slots = slots;
    slots.beginWork();
    onceHandled(request, () => slots.endWork());
    return true;
  }
}
