import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { permissionDenied } from './api-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls of the web app's API that another site started. A browser always says
 * where a call comes from; a call that says nothing comes from no page.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method) || !request.path.startsWith('/api/console')) return true;
    if (this.isSameOrigin(request)) return true;
    throw permissionDenied('FOREIGN_ORIGIN', 'This call must come from the site itself');
  }

  private isSameOrigin(request: Request): boolean {
    const origin = request.header('origin');
    if (origin !== undefined) return origin === new URL(this.configuration.baseUrl).origin;
    const site = request.header('sec-fetch-site');
    return site === 'same-origin';
  }
}
