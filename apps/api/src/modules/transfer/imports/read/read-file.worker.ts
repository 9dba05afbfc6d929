import 'reflect-metadata';
import { limitDecoding } from '../../../../platform/threads/decoded-text.js';
import { limitWebAssembly } from '../../../../platform/threads/webassembly-memory.js';
import { FilePreview } from './file-preview.js';
import { FileReading } from './file-reading.js';
import type { PreviewResult, ReadEnd, ReadTask } from './read-task.js';

/** SQLite has a cache of 16 MiB, and reads texts of 1 MiB. */
const MAX_WEBASSEMBLY_BYTES = 40 * 1024 * 1024;
/** The size of the largest element of a file in JSON. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

limitWebAssembly(MAX_WEBASSEMBLY_BYTES);
limitDecoding(MAX_TEXT_BYTES);

/** Reads a file, from its start or a bookmark. Runs in a thread, because the sender of the file decides how much work it is. */
export async function readFile(task: ReadTask): Promise<ReadEnd> {
  try {
    return await new FileReading(task).run();
  } finally {
    task.port.close();
  }
}

/** Reads the start of a file, for the same reason in a thread. */
export async function previewFile(task: ReadTask): Promise<PreviewResult> {
  try {
    return await new FilePreview(task).run();
  } finally {
    task.port.close();
  }
}
