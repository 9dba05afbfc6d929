import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DiskSpace } from './disk-space.js';

const WRITES_LITTLE = Symbol('WritesLittle');
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

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
  constructor(
    private readonly disk: DiskSpace,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ApiError 503 `DISK_FULL` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const targets = [context.getHandler(), context.getClass()];
    const isExempt = this.reflector.getAllAndOverride<boolean | undefined>(WRITES_LITTLE, targets);
    if (!READING.has(method) && isExempt !== true) await this.disk.demand();
    return true;
  }
}
