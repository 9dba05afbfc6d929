import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONSOLE_PATH } from '../http/console-path.js';
import { senderNetwork } from '../http/sender-network.js';
import { ConsoleLimit } from './console-limit.js';

/** Counts the calls of the web app's API for the network that they come from, before a session is looked up. */
@Injectable()
export class ConsoleLimitGuard implements CanActivate {
  constructor(private readonly limit: ConsoleLimit) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!CONSOLE_PATH.test(request.path)) return true;
    return this.limit.chargeNetwork(senderNetwork(request)).then(() => true);
  }
}
