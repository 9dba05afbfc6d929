import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { withPauses } from '../time/pause.js';
import { invalidArgument } from './api-error.js';
import { FaultList } from './fault-list.js';
import { MALFORMED_VALUE } from './query-parser.js';
import { readDto, readDtoInSteps } from './read-dto.js';

/**
 * Makes a DTO of a body or query and demands that it is exactly one: no unknown member, no coercion,
 * one detail for each fault.
 */
@Injectable()
export class StrictValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { metatype, type } = metadata;
    if (metatype === undefined || metatype === Object || metatype === String) return value;
    if (type !== 'body' && type !== 'query') return value;
    const DtoClass = metatype as new () => object;
    if (type === 'query') return exactly(DtoClass, singleValues(value));
    // Others get their turn while a large body is checked, and before it is used.
    return withPauses(readExactly(DtoClass, objectBody(value)));
  }
}

/**
 * The DTO that a body, or an item of one, is.
 * @throws ApiError 400 with a detail for each fault
 */
export function demandDto<T extends object>(DtoClass: new () => T, body: unknown): T {
  return exactly(DtoClass, objectBody(body));
}

function exactly<T extends object>(DtoClass: new () => T, plain: object): T {
  const faults = new FaultList();
  return faultless(readDto(DtoClass, plain, faults), faults);
}

function* readExactly<T extends object>(DtoClass: new () => T, plain: object) {
  const faults = new FaultList();
  return faultless(yield* readDtoInSteps(DtoClass, plain, faults), faults);
}

function faultless<T>(dto: T, faults: FaultList): T {
  if (!faults.isEmpty) throw invalidArgument(faults);
  return dto;
}

function objectBody(body: unknown): object {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidArgument({ reason: 'INVALID_TYPE', description: 'The body must be an object' });
  }
  return body;
}

function singleValues(query: unknown): object {
  const faults = new FaultList();
  for (const [field, value] of Object.entries(query as Record<string, unknown>)) {
    if (Array.isArray(value))
      faults.add({ reason: 'REPEATED_PARAMETER', field, description: 'must not be repeated' });
    else if (value === MALFORMED_VALUE)
      faults.add({ reason: 'MALFORMED', field, description: 'is not valid percent-encoded UTF-8' });
  }
  if (!faults.isEmpty) throw invalidArgument(faults);
  return query as object;
}
