import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ErrorDetail, ErrorReason } from '@wordgrove/contracts';
import { ITEM_SUFFIX } from '@wordgrove/dto';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { invalidArgument } from './api-error.js';
import { isFaultless } from './faultless.js';
import { MALFORMED_VALUE } from './query-parser.js';
import { reservedMembers, unknownMember } from './unknown-member.js';

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
    return type === 'query' ? exactly(DtoClass, singleValues(value)) : demandDto(DtoClass, value);
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
  // No DTO exposes or excludes anything, which is half of what class-transformer looks for.
  const instance = plainToInstance(DtoClass, plain, { ignoreDecorators: true });
  if (isFaultless(instance)) return instance;
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0) throw invalidArgument(...errors.flatMap((error) => details(error, '')));
  return instance;
}

function objectBody(body: unknown): object {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidArgument({ reason: 'INVALID_TYPE', description: 'The body must be an object' });
  }
  const reserved = reservedMembers(body);
  if (reserved.length > 0) throw invalidArgument(...reserved);
  return body;
}

function singleValues(query: unknown): object {
  const entries = Object.entries(query as Record<string, unknown>);
  const faults = entries.flatMap(([field, value]): ErrorDetail[] => {
    if (Array.isArray(value))
      return [{ reason: 'REPEATED_PARAMETER', field, description: 'must not be repeated' }];
    if (value === MALFORMED_VALUE)
      return [{ reason: 'MALFORMED', field, description: 'is not valid percent-encoded UTF-8' }];
    return reservedMembers({ [field]: value });
  });
  if (faults.length > 0) throw invalidArgument(...faults);
  return Object.fromEntries(entries);
}

function details(error: ValidationError, path: string): ErrorDetail[] {
  const field = memberPath(path, error.property);
  const constraints = Object.entries(error.constraints ?? {});
  // Without the member, or with another type, nothing else about it can be said.
  const first = constraints.find(([name]) => name === 'REQUIRED' || name === 'INVALID_TYPE');
  if (first !== undefined) return detailsOf(...first, field);
  const nested = (error.children ?? []).flatMap((child) => details(child, field));
  return [...constraints.flatMap(([name, message]) => detailsOf(name, message, field)), ...nested];
}

function detailsOf(name: string, message: string, field: string): ErrorDetail[] {
  if (name === 'whitelistValidation') return [unknownMember(field)];
  // The member's own type check has said it.
  if (name === 'nestedValidation') return [];
  if (!name.endsWith(ITEM_SUFFIX))
    return [{ reason: name as ErrorReason, field, description: message }];
  const reason = name.slice(0, -ITEM_SUFFIX.length) as ErrorReason;
  return message.split('\n').map((line) => {
    const [index = '', ...words] = line.split(' ');
    return { reason, field: field + index, description: words.join(' ') };
  });
}

function memberPath(path: string, property: string): string {
  if (path === '') return property;
  return /^\d+$/.test(property) ? `${path}[${property}]` : `${path}.${property}`;
}
