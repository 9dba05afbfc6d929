import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { declared } from '../http/declared.js';
import { DiskSpace } from './disk-space.js';

const WRITES_LITTLE = Symbol('WritesLittle');
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const writesLittle = declared<true>(WRITES_LITTLE);

/**
 * Declares that a route may be called even if the disk is nearly full. It writes little, and without it
 * nobody could begin to read, or end an access.
 */
export function WritesLittle(): MethodDecorator & ClassDecorator {
  return SetMetadata(WRITES_LITTLE, true);
}

/** Refuses writes while the disk is nearly full. */
@Injectable()
export class DiskSpaceGuard implements CanActivate {
  constructor(private readonly disk: DiskSpace) {}

  /** @throws ApiError 503 `DISK_FULL` */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (READING.has(method) || writesLittle(context)) return true;
    return this.disk.demand().then(() => true);
  }
}
