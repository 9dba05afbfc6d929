import type { ErrorDetail, ErrorReason } from '@wordgrove/contracts';

/** Why a row of a file is not what it should be. */
export interface ImportError {
  /** From 1; null for the file as a whole. */
  line: number | null;
  field: string | null;
  reason: ErrorReason;
  description: string;
}

/** Takes the faults of a file. */
export interface FaultSink {
  add(...faults: ImportError[]): void;
}

/** The file cannot be imported at all. */
export class ImportFault extends Error {
  constructor(readonly error: ImportError) {
    super(error.description);
  }
}

/** Where an item of a file stands. */
export interface ItemPlace {
  /** From 1. */
  line: number;
  /** Such as `words[3]`; empty where the line says it all. */
  path: string;
}

/** The fault of an item whose id another of the same file has. */
export const COMES_TWICE: ErrorDetail = {
  reason: 'INVALID_VALUE',
  field: 'id',
  description: 'occurs twice in this file',
};

/** A fault of an item as an import tells it. */
export function errorOf(
  { line, path }: ItemPlace,
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
