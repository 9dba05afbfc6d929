import type { PipeTransform } from '@nestjs/common';
import { notFound } from '../../platform/http/api-error.js';
import { isUuid } from '../../platform/http/uuid.js';

/** Lets well-formed ids through; what is none names nothing. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly what: string) {}

  transform(id: string): string {
    if (!isUuid(id)) throw notFound(this.what);
    return id;
  }
}
