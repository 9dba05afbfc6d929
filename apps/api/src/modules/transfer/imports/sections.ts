import type { ImportSection } from '../../../platform/files/import-section.js';
import { wordSection } from '../../learning/index.js';
import { recordPast, REVIEW_IMPORTS } from '../../review/index.js';
import { WORDBOOK_SECTION } from '../../wordbooks/index.js';

/** The only section that tables and decks have. */
export const WORD_SECTION: ImportSection = wordSection(recordPast);

/**
 * All sections that a file can have, as the modules import them. Wordbooks come last, because they settle last.
 */
export const IMPORT_SECTIONS: readonly ImportSection[] = [
  WORD_SECTION,
  ...REVIEW_IMPORTS,
  WORDBOOK_SECTION,
];
