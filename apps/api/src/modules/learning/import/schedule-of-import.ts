import type { SchedulingParameters } from '@wordgrove/scheduling';
import type { SettleContext } from '../../../platform/files/import-section.js';
import { DEFAULT_PARAMETERS } from '../memory/memory-parameters.js';

/** The schedule of a file, as far as it is known. */
export interface ScheduleOfImport {
  /** The parameters with which the memories of the file were computed. */
  ofFile: SchedulingParameters;
  /** True if a word came with a memory. */
  isAny: boolean;
  /** True if a word came without the reviews of its memory, so that its memory cannot be folded again. */
  isLogMissing: boolean;
}

/** Returns the schedule that the sections of an import share. */
export function scheduleOf({ shared }: Pick<SettleContext, 'shared'>): ScheduleOfImport {
  return shared('schedule', () => ({
    ofFile: DEFAULT_PARAMETERS,
    isAny: false,
    isLogMissing: false,
  }));
}
