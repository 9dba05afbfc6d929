import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { tooManyAtOnce } from '../http/api-error.js';
import { declared } from '../http/declared.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import type { AccessedRequest } from './access.decorators.js';
import type { RequestSlots } from './user-slots.js';

/** The list in the body of a batch. */
interface BatchRule {
  member: string;
  /** The largest number of items. Such a batch weighs as much as all requests of a user together. */
  max: number;
}

const BATCH_RULE = Symbol('BatchRule');

const batchRule = declared<BatchRule>(BATCH_RULE);

/** Declares that a request weighs the more, the more items this member of its body has. */
export function WeighsBy(member: string, max: number): MethodDecorator {
  return SetMetadata(BATCH_RULE, { member, max } satisfies BatchRule);
}

/**
 * Lets a batch wait until the user has as many slots free as it weighs. Its body has been read by then. If it has to wait
 * too long, it is taken off the quota.
 */
@Injectable()
export class BatchWeightGuard implements CanActivate {
  constructor(private readonly quota: HourlyQuota) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = batchRule(context);
    if (rule === undefined) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    if (request.slots === undefined) return true;
    return this.weigh(request, request.slots, rule, http.getResponse<Response>());
  }

  private async weigh(
    { body, principal }: AccessedRequest,
    slots: RequestSlots,
    rule: BatchRule,
    response: Response,
  ): Promise<boolean> {
    const items = (body as Record<string, unknown> | null | undefined)?.[rule.member];
    const share = Array.isArray(items) ? items.length / rule.max : 0;
    if (await slots.weigh(share)) return true;
    if (principal !== undefined) await this.quota.refund(principal, response);
    throw tooManyAtOnce();
  }
}
