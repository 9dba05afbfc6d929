import type { ErrorDetail } from '@wordgrove/contracts';
import { errorOf, type ImportError } from '../../../../platform/files/import-fault.js';
import type { CheckedItem } from '../../../../platform/files/checked-item.js';
import { ApiError } from '../../../../platform/http/api-error.js';
import { demandDto } from '../../../../platform/http/strict-validation.pipe.js';
import type { ImportItem } from '../sources/import-item.js';
import { sizeFaults } from './item-size.js';
import { timeFaults } from './time-check.js';

/** Checks an item as the API checks a request. `at` is the present time. */
export function checkItem(item: ImportItem, at: Date): CheckedItem | ImportError[] {
  const { section, value, fault } = item;
  if (fault !== undefined) return [errorOf(item, fault)];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [errorOf(item, { reason: 'INVALID_TYPE', description: 'must be an object' })];
  const large = sizeFaults(section.maxMembers, value);
  if (large.length > 0) return large.map((each) => errorOf(item, each));
  const dto = dtoOf(item);
  if (Array.isArray(dto)) return dto.map((fault) => errorOf(item, fault));
  const faults = [...(section.faults?.(dto) ?? []), ...timeFaults(dto, at)];
  return faults.length === 0
    ? { ...item, value: dto }
    : faults.map((fault) => errorOf(item, fault));
}

/** Returns the DTO that the API would make of the value, or the faults for which it would refuse the value. */
function dtoOf({ section, value }: ImportItem): object | ErrorDetail[] {
  try {
    return demandDto(section.Dto, value);
  } catch (error) {
    if (error instanceof ApiError) return [...error.details];
    throw error;
  }
}
