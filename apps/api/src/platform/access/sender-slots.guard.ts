import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { tooManyAtOnce } from '../http/api-error.js';
import { declared } from '../http/declared.js';
import { onceHandled } from '../http/handled.js';
import { senderNetwork } from '../http/sender-network.js';
import type { AccessedRequest } from './access.decorators.js';
import { UserSlots, type SlotHolder } from './user-slots.js';

const FINDS_CALLER = Symbol('FindsCaller');

const findsCaller = declared<true>(FINDS_CALLER);

/**
 * Declares that the endpoint itself finds out who calls, if anybody does. Until then, a request counts for the network of its sender
 * ({@link countFor}).
 */
export function FindsCaller(): MethodDecorator & ClassDecorator {
  return SetMetadata(FINDS_CALLER, true);
}

/**
 * Counts a request for somebody else from now on.
 * @param isShared true if others share its statement, so that it counts less until {@link countInFull}
 * @throws ApiError 429 if too many of their requests are worked on already
 */
export async function countFor(
  holder: SlotHolder,
  { slots }: AccessedRequest,
  isShared = false,
): Promise<void> {
  if (slots !== undefined && !(await slots.passTo(holder, isShared))) throw tooManyAtOnce();
}

/** @throws ApiError 429 if too many of the holder's requests are worked on already */
export async function countInFull({ slots }: AccessedRequest): Promise<void> {
  if (slots !== undefined && !(await slots.stopSharing())) throw tooManyAtOnce();
}

/**
 * Lets the requests of a network wait if too many of them are worked on already. It comes after the body: a few senders
 * of slow ones would else have all slots of their network, in which many others may be.
 */
@Injectable()
export class SenderSlotsGuard implements CanActivate {
  constructor(private readonly slots: UserSlots) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (!findsCaller(context)) return true;
    const http = context.switchToHttp();
    return this.take(http.getRequest<AccessedRequest>(), http.getResponse<Response>());
  }

  private async take(request: AccessedRequest, response: Response): Promise<boolean> {
    const holder = { kind: 'network', id: senderNetwork(request) } as const;
    // It has waited for nothing of ours yet.
    const slots = await this.slots.take(holder, response, 0);
    if (slots === undefined) throw tooManyAtOnce();
    request.slots = slots;
    slots.beginWork();
    onceHandled(request, () => slots.endWork());
    return true;
  }
}
