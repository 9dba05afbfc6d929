import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { Response } from 'express';
import { HourlyQuota, type CountedRequest } from './hourly-quota.js';

/**
 * The hourly quota on every call with a token. Of the throttler only the guard's frame is kept: its
 * keys are per route, its storage keeps every hit, and it blocks for a further hour.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly quota: HourlyQuota,
  ) {
    super(options, storage, reflector);
  }

  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CountedRequest>();
    return Promise.resolve(request.principal === undefined);
  }

  protected override async handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<CountedRequest>();
    if (principal === undefined) return true;
    await this.quota.charge(principal, context.switchToHttp().getResponse<Response>());
    return true;
  }
}
