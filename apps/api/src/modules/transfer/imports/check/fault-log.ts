import type { FaultSink, ImportError } from '../../../../platform/files/import-fault.js';
import { MAX_ERRORS } from '../import.js';

/** The number of faults of a file, and the first of them. */
export class FaultLog implements FaultSink {
  count = 0;
  readonly first: ImportError[] = [];

  /** Returns a log that goes on where another one ended. */
  static from({ count, first }: { count: number; first: readonly ImportError[] }): FaultLog {
    const log = new FaultLog();
    log.count = count;
    for (const fault of first) log.first.push(fault);
    return log;
  }

  add(...faults: ImportError[]): void {
    this.addMany(faults.length, faults);
  }

  addMany(count: number, known: readonly ImportError[]): void {
    this.count += count;
    const room = Math.max(0, MAX_ERRORS - this.first.length);
    for (const fault of known.slice(0, room)) this.first.push(fault);
  }

  /**
   * Adds the fault for which the whole file is refused. It is always listed, however many faults come before
   * it.
   */
  addDecisive(fault: ImportError): void {
    this.count += 1;
    this.first.unshift(fault);
    this.first.splice(MAX_ERRORS);
  }
}
