import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { catchError, finalize, type Observable } from 'rxjs';
import { TurnNotFree } from '../database/write-turns.js';
import { ApiError } from '../http/api-error.js';
import { HourlyQuota } from '../rate-limit/hourly-quota.js';
import type { AccessedRequest } from './access.decorators.js';

/** Keeps a request's slots as long as it is worked on, and takes a call that had to wait too long off the quota. */
@Injectable()
export class FairnessInterceptor implements NestInterceptor {
  constructor(private readonly quota: HourlyQuota) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    const { slots } = request;
    if (slots === undefined) return next.handle();
    slots.beginWork();
    return next.handle().pipe(
      catchError((error: unknown) => this.refund(error, request, http.getResponse<Response>())),
      finalize(() => slots.endWork()),
    );
  }

  private async refund(error: unknown, { principal }: AccessedRequest, response: Response) {
    if (hadToWaitTooLong(error) && principal !== undefined)
      await this.quota.refund(principal, response);
    throw error;
  }
}

function hadToWaitTooLong(error: unknown): boolean {
  if (error instanceof TurnNotFree) return true;
  return error instanceof ApiError && error.details[0]?.reason === 'TOO_MANY_AT_ONCE';
}
