import type { ImportSection } from '../../../../platform/files/import-section.js';
import { wordSection } from '../../../learning/index.js';
import { recordPast, REVIEW_IMPORTS } from '../../../review/index.js';
import { WORDBOOK_SECTION } from '../../../wordbooks/index.js';

/**
 * All sections that a file can have, as the modules import them. They are written in this order: a plan may name
 * wordbooks, and words come with their reviews, which name plans.
 */
export const IMPORT_SECTIONS: readonly ImportSection[] = [
  WORDBOOK_SECTION,
  ...REVIEW_IMPORTS,
  wordSection(recordPast),
];
