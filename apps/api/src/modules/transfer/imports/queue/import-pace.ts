import { Injectable } from '@nestjs/common';

/** The rules by which imports share a process. Tests change them. */
@Injectable()
export class ImportPace {
  /** The number of imports that the process works on at the same time. They belong to different users. */
  atOnce = 4;
  /**
   * The number of large files whose reading the process has begun. One of them is read, while the other is checked against
   * the database.
   */
  largeAtOnce = 2;
  /** The time in milliseconds after which an import lets those that wait go first. */
  sliceMs = 3_000;
  /** The time in milliseconds between two checks of whether others wait. */
  checkMs = 250;
  /** The number of parts after which a turn takes no further item. Others of the user wait for it. */
  partsPerTurn = 2_000;
}
