import type { ErrorDetail, ErrorReason } from '@wordgrove/contracts';

/** A fault of a row of a file, and its place. */
export interface ImportError {
  /** The line, from 1. Null for the file as a whole. */
  line: number | null;
  field: string | null;
  reason: ErrorReason;
  description: string;
}

/** Receives the faults of a file. */
export interface FaultSink {
  add(...faults: ImportError[]): void;
  /** Adds faults of which only some are known in full. */
  addMany(count: number, known: readonly ImportError[]): void;
}

/** The error that is thrown if a file cannot be imported at all. */
export class ImportFault extends Error {
  constructor(readonly error: ImportError) {
    super(error.description);
  }
}

/** The place of an item in a file. */
export interface ItemPlace {
  /** The line, from 1. */
  line: number;
  /** A path such as `words[3]`. Empty if the line alone says where the item is. */
  path: string;
}

/** The fault of an item whose id another item of the same file has. */
export const COMES_TWICE: ErrorDetail = {
  reason: 'INVALID_VALUE',
  field: 'id',
  description: 'occurs twice in this file',
};

/** The fault of an item that has so many values that checking each of them would keep everybody else waiting. */
export const TOO_MANY_MEMBERS: ErrorDetail = {
  reason: 'TOO_MANY',
  description: 'has too many members',
};

/** Returns a fault of an item in the form in which an import reports it. */
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
