import 'reflect-metadata';
import { FileReading } from './file-reading.js';
import type { ReadResult, ReadTask } from './read-task.js';

/** Reads a file. Runs in a thread, because whoever sent the file decides how much work it is. */
export async function readFile(task: ReadTask): Promise<ReadResult> {
  try {
    return await new FileReading(task).run();
  } finally {
    task.port.close();
  }
}
