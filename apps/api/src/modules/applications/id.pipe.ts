import type { PipeTransform } from '@nestjs/common';
import { notFound } from '../../platform/http/api-error.js';
import { isUuid } from '../../platform/http/uuid.js';

/** Passes on well-formed ids. Any other text names nothing. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly what: string) {}

  transform(id: string): string {
    if (!isUuid(id)) throw notFound(this.what);
    return id;
  }
}
