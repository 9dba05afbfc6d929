import type { ImportSection } from '../../../platform/files/import-section.js';
import { wordSection } from '../../learning/index.js';
import { recordPast, REVIEW_IMPORTS } from '../../review/index.js';
import { WORDBOOK_SECTION } from '../../wordbooks/index.js';

/**
 * All sections that a file can have, as the modules import them. Wordbooks come last, because they settle last.
 */
export const IMPORT_SECTIONS: readonly ImportSection[] = [
  wordSection(recordPast),
  ...REVIEW_IMPORTS,
  WORDBOOK_SECTION,
];
