import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { tooManyAtOnce } from '../http/api-error.js';
import { sinceArrival } from '../http/arrival.js';
import { senderNetwork } from '../http/sender-network.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import type { AccessedRequest } from './access.decorators.js';
import { UserSlots, type SlotHolder } from './user-slots.js';

const FINDS_CALLER = Symbol('FindsCaller');

/**
 * Declares that the endpoint itself finds out who calls, if anybody does. Until then ({@link countFor}), a request counts
 * for the network of its sender.
 */
export function FindsCaller(): MethodDecorator & ClassDecorator {
  return SetMetadata(FINDS_CALLER, true);
}

/**
 * Counts a request for somebody else from now on.
 * @throws ApiError 429 if too many of their requests are worked on already
 */
export async function countFor(holder: SlotHolder, { slots }: AccessedRequest): Promise<void> {
  if (slots !== undefined && !(await slots.passTo(holder))) throw tooManyAtOnce();
}

/**
 * Lets a user's requests wait if too many of them are worked on already. It comes after the check of the scope and
 * before the quota, so that a request that is refused here is not counted.
 */
@Injectable()
export class FairnessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly slots: UserSlots,
    private readonly quota: HourlyQuota,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    const holder = this.holderOf(request, context);
    if (holder === undefined) return true;
    const { principal } = request;
    const response = http.getResponse<Response>();
    const slots = await this.slots.take(holder, response, sinceArrival(request));
    if (slots === undefined) {
      if (principal !== undefined) await this.quota.report(principal, response);
      throw tooManyAtOnce();
    }
    request.slots = slots;
    return true;
  }

  private holderOf(request: AccessedRequest, context: ExecutionContext): SlotHolder | undefined {
    const userId = request.principal?.userId ?? request.sessionUser?.userId;
    if (userId !== undefined) return { kind: 'user', id: userId };
    const targets = [context.getHandler(), context.getClass()];
    const findsCaller = this.reflector.getAllAndOverride<true | undefined>(FINDS_CALLER, targets);
    return findsCaller ? { kind: 'network', id: senderNetwork(request) } : undefined;
  }
}
