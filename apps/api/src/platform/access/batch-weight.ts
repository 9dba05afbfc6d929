import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import { tooManyAtOnce } from '../http/api-error.js';
import type { AccessedRequest } from './access.decorators.js';

/** The list in the body of a batch. */
interface BatchRule {
  member: string;
  /** The largest number of items. Such a batch weighs as much as all requests of a user together. */
  max: number;
}

const BATCH_RULE = Symbol('BatchRule');

/** Declares that a request weighs the more, the more items this member of its body has. */
export function WeighsBy(member: string, max: number): MethodDecorator {
  return SetMetadata(BATCH_RULE, { member, max } satisfies BatchRule);
}

/** Lets a batch wait until the user has as many slots free as it weighs. Its body has been read by then. */
@Injectable()
export class BatchWeightInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<BatchRule | undefined>(BATCH_RULE, context.getHandler());
    const { slots, body } = context.switchToHttp().getRequest<AccessedRequest>();
    if (rule === undefined || slots === undefined) return next.handle();
    const items = (body as Record<string, unknown> | null | undefined)?.[rule.member];
    const share = Array.isArray(items) ? items.length / rule.max : 0;
    if (!(await slots.weigh(share))) throw tooManyAtOnce();
    return next.handle();
  }
}
