import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { declared } from '../http/declared.js';
import { DiskSpace, type Written } from './disk-space.js';

const WRITES = Symbol('Writes');
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const declaredWrites = declared<Written | 'NOTHING'>(WRITES);

/**
 * Declares that a route writes little, and that without it nobody could begin to read, or end an access. So it may be called
 * if the disk is nearly full, until the reserve is spent, too.
 */
export function WritesLittle(): MethodDecorator & ClassDecorator {
  return SetMetadata(WRITES, 'LITTLE' satisfies Written);
}

/** Declares that a route writes nothing, whatever its method. Without a declaration, only GET, HEAD and OPTIONS do not. */
export function WritesNothing(): MethodDecorator & ClassDecorator {
  return SetMetadata(WRITES, 'NOTHING');
}

/** Refuses writes while the disk is nearly full. */
@Injectable()
export class DiskSpaceGuard implements CanActivate {
  constructor(private readonly disk: DiskSpace) {}

  /** @throws ApiError 503 `DISK_FULL` */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const written = declaredWrites(context) ?? (READING.has(method) ? 'NOTHING' : 'MUCH');
    return written === 'NOTHING' || this.disk.demand(written).then(() => true);
  }
}
