import type { ImportSection } from '../../../platform/files/import-section.js';
import { FIT_SECTION, PARAMETER_SECTION } from './parameter-sections.js';
import { PLAN_SECTION } from './plan-section.js';
import { REVIEW_SECTION } from './review-section.js';

/** The sections that the module imports from files. */
export const REVIEW_IMPORTS: readonly ImportSection[] = [
  PARAMETER_SECTION,
  PLAN_SECTION,
  REVIEW_SECTION,
  FIT_SECTION,
];
