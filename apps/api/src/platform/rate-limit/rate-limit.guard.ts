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
import { oncePerRoute } from '../http/declared.js';
import { HourlyQuota, type CountedRequest } from './hourly-quota.js';

/** Knows of each route if the library has found it to be limited, for which it reads a dozen decorators. */
const isLimited = oncePerRoute(() => ({ known: false }));

const ALLOWED = Promise.resolve(true);

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

  override canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<CountedRequest>();
    if (principal === undefined) return ALLOWED;
    if (isLimited(context).known) return this.charge(context);
    return super.canActivate(context);
  }

  protected override handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    isLimited(context).known = true;
    return this.charge(context);
  }

  private async charge(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { principal } = http.getRequest<CountedRequest>();
    if (principal !== undefined) await this.quota.charge(principal, http.getResponse<Response>());
    return true;
  }
}
