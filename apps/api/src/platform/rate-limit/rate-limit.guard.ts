import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
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
import { resourceExhausted } from '../http/api-error.js';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from './fixed-window.js';
import { HOUR_MS, key, setHeaders, type CountedRequest } from './rate-limiter.js';

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
    @Inject(FIXED_WINDOW_STORE) private readonly store: FixedWindowStore,
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
    const window = await this.store.hit(key(principal), HOUR_MS, 1);
    setHeaders(context.switchToHttp().getResponse<Response>(), principal.hourlyQuota, window);
    if (window.hits <= principal.hourlyQuota) return true;
    throw resourceExhausted('QUOTA_EXCEEDED', window.remainingMs / 1000);
  }
}
