import type { SchedulingParameters } from '@wordgrove/scheduling';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';

/**
 * The parameters that schedule the words of an import, and those that schedule the user's earlier words.
 */
export interface ScheduleOfImport {
  /** The parameters that schedule the user's words before the import. */
  before: SchedulingParameters;
  /** The parameters with which the memories of the file were computed. */
  ofFile: SchedulingParameters;
  /** True if a word came without the reviews of its memory, so that its memory cannot be folded again. */
  isLogMissing: boolean;
}

/** Returns a schedule that the sections of an import share. */
export function scheduleOfImport(): ScheduleOfImport {
  return { before: DEFAULT_PARAMETERS, ofFile: DEFAULT_PARAMETERS, isLogMissing: false };
}
