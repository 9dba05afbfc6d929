import type { ImportShape } from '../../../../platform/files/import-shape.js';
import { WORD_SHAPE } from '../../../learning/off-thread.js';
import { REVIEW_SHAPES } from '../../../review/off-thread.js';
import { WORDBOOK_SHAPE } from '../../../wordbooks/off-thread.js';

/** The shapes of all sections that a file can have. */
export const IMPORT_SHAPES: readonly ImportShape[] = [WORD_SHAPE, ...REVIEW_SHAPES, WORDBOOK_SHAPE];
