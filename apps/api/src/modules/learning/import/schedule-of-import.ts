import type { SchedulingParameters } from '@wordgrove/scheduling';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';

/** How the words of an import are scheduled, and those that were there. */
export interface ScheduleOfImport {
  /** What schedules the user's words before the import. */
  before: SchedulingParameters;
  /** What the memories of the file were made with. */
  ofFile: SchedulingParameters;
  /** Whether a word came without the reviews that its memory is made of: it cannot be folded anew. */
  isLogMissing: boolean;
}

/** To be shared by the sections of an import. */
export function scheduleOfImport(): ScheduleOfImport {
  return { before: DEFAULT_PARAMETERS, ofFile: DEFAULT_PARAMETERS, isLogMissing: false };
}
