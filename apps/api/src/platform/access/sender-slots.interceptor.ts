import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { tooManyAtOnce } from '../http/api-error.js';
import { senderNetwork } from '../http/sender-network.js';
import type { AccessedRequest } from './access.decorators.js';
import { UserSlots, type SlotHolder } from './user-slots.js';

const FINDS_CALLER = Symbol('FindsCaller');

/**
 * Declares that the endpoint itself finds out who calls, if anybody does. Until then, a request counts for the network of its sender
 * ({@link countFor}).
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
 * Lets the requests of a network wait if too many of them are worked on already. It comes after the body: a few senders
 * of slow ones would else have all slots of their network, in which many others may be.
 */
@Injectable()
export class SenderSlotsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly slots: UserSlots,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const targets = [context.getHandler(), context.getClass()];
    if (!this.reflector.getAllAndOverride<true | undefined>(FINDS_CALLER, targets))
      return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<AccessedRequest>();
    const holder = { kind: 'network', id: senderNetwork(request) } as const;
    // It has waited for nothing of ours yet.
    const slots = await this.slots.take(holder, http.getResponse<Response>(), 0);
    if (slots === undefined) throw tooManyAtOnce();
    request.slots = slots;
    slots.beginWork();
    return next.handle().pipe(finalize(() => slots.endWork()));
  }
}
