import type { ImportSection } from '../../../platform/files/import-section.js';
import { wordSection } from '../../learning/index.js';
import { recordPast, REVIEW_IMPORTS } from '../../review/index.js';
import { WORDBOOK_SECTION } from '../../wordbooks/index.js';

/** The section that tables and decks have, and no other. */
export const WORD_SECTION: ImportSection = wordSection(recordPast);

/** All that can be in a file, as the modules bring it; wordbooks last, because they settle last. */
export const IMPORT_SECTIONS: readonly ImportSection[] = [
  WORD_SECTION,
  ...REVIEW_IMPORTS,
  WORDBOOK_SECTION,
];
