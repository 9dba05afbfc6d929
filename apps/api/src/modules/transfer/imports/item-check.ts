import type { ErrorDetail } from '@wordgrove/contracts';
import {
  ExportedFit,
  ExportedParameters,
  ExportedPlan,
  ExportedReview,
  ExportedWord,
  ExportedWordbook,
} from '@wordgrove/dto';
import { ApiError } from '../../../platform/http/api-error.js';
import { demandDto } from '../../../platform/http/strict-validation.pipe.js';
import type { ImportError } from './import.js';
import type { ImportItem, PastOfWord, Section } from './sources/import-item.js';
import { sizeFaults } from './item-size.js';
import { schedulingFaults } from './scheduling-check.js';
import { timeFaults } from './time-check.js';

const TYPES = {
  words: ExportedWord,
  wordbooks: ExportedWordbook,
  memory_parameters: ExportedParameters,
  review_plans: ExportedPlan,
  reviews: ExportedReview,
  fitted_weights: ExportedFit,
} satisfies Record<Section, new () => object>;

/** An item that is what it should be, with what it says. */
export type CheckedItem = {
  [S in Section]: {
    section: S;
    line: number;
    path: string;
    value: InstanceType<(typeof TYPES)[S]>;
    past?: PastOfWord;
  };
}[Section];

/** Checks an item as the API checks what it is sent; `at` is now. */
export function checkItem(item: ImportItem, at: Date): CheckedItem | ImportError[] {
  const { section, value, fault } = item;
  if (fault !== undefined) return [errorOf(item, fault)];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [errorOf(item, { reason: 'INVALID_TYPE', description: 'must be an object' })];
  const large = sizeFaults(section, value);
  if (large.length > 0) return large.map((each) => errorOf(item, each));
  const dto = dtoOf(section, value);
  if (Array.isArray(dto)) return dto.map((fault) => errorOf(item, fault));
  const checked = { ...item, value: dto } as CheckedItem;
  const faults = [...schedulingFaults(checked), ...timeFaults(checked, at)];
  return faults.length === 0 ? checked : faults.map((fault) => errorOf(item, fault));
}

/** What the API would make of the value, or why it would refuse it. */
function dtoOf(section: Section, value: object): object | ErrorDetail[] {
  try {
    return demandDto<object>(TYPES[section], value);
  } catch (error) {
    if (error instanceof ApiError) return [...error.details];
    throw error;
  }
}

/** The fault of an item whose id another of the same file has. */
export const COMES_TWICE: ErrorDetail = {
  reason: 'INVALID_VALUE',
  field: 'id',
  description: 'occurs twice in this file',
};

/** A fault of an item as an import tells it. */
export function errorOf(
  { line, path }: Pick<ImportItem, 'line' | 'path'>,
  { field = '', reason, description = '' }: ErrorDetail,
): ImportError {
  const place = [path, field].filter((part) => part !== '').join('.');
  return {
    line,
    field: place === '' ? null : place,
    reason: reason as ImportError['reason'],
    description,
  };
}
