import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { permissionDenied } from './api-error.js';
import { CONSOLE_PATH } from './console-path.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls of the web app's API that do not say that they come from the site
 * (rule 17). Every browser says where such a call comes from.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method) || !CONSOLE_PATH.test(request.path)) return true;
    if (this.isSameOrigin(request)) return true;
    throw permissionDenied('FOREIGN_ORIGIN', 'This request must come from the site itself');
  }

  private isSameOrigin(request: Request): boolean {
    const origin = request.header('origin');
    if (origin !== undefined) return origin === new URL(this.configuration.baseUrl).origin;
    return request.header('sec-fetch-site') === 'same-origin';
  }
}
