import 'reflect-metadata';
import { limitWebAssemblyMemory } from '../../../../platform/threads/web-assembly-memory.js';
import { FileReading } from './file-reading.js';
import type { ReadResult, ReadTask } from './read-task.js';

/** Four times the cache of SQLite. */
const MAX_WEB_ASSEMBLY_BYTES = 128 * 1024 * 1024;

limitWebAssemblyMemory(MAX_WEB_ASSEMBLY_BYTES);

/** Reads a file. Runs in a thread, because whoever sent the file decides how much work it is. */
export async function readFile(task: ReadTask): Promise<ReadResult> {
  try {
    return await new FileReading(task).run();
  } finally {
    task.port.close();
  }
}
