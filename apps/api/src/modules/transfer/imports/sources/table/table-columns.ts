import type { ImportColumn } from '@wordgrove/contracts';

/** The columns, from 0, of the members of a word. The columns of lists are in their order. */
export type TableColumns = readonly { member: ImportColumn; index: number }[];
