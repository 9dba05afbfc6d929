import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import type { Import } from '../import.js';
import { isEndOfThread, runInThread, withReaderThread } from './reader-threads.js';
import type {
  Message,
  PreviewResult,
  Question,
  ReadBatch,
  ReadProgress,
  ReadResult,
  ReadTask,
} from './read-task.js';
import { ReadTime } from './read-time.js';

/** Gives a thread the file that it reads, and takes what it has read. An error ends the reading. */
export interface Receiver {
  /** Returns a piece of the file, or null after the last. */
  bytes(position: number): Promise<Uint8Array | null>;
  batch(batch: ReadBatch): Promise<void>;
  progress(progress: ReadProgress): Promise<void>;
}

/** Thrown if no thread has become free for a preview, for which somebody waits. */
export class NoThreadFree extends Error {}

/** A file, as far as reading needs it. */
type FileToRead = ReadTask['file'];

/** Reads files in threads, so that no file keeps requests waiting or takes all memory. */
@Injectable()
export class FileReader {
  constructor(private readonly time: ReadTime) {}

  /**
   * Reads a file as soon as a thread is free, and checks all of its items.
   * @throws ImportFault `FILE_TOO_COMPLEX` if reading it takes more memory or time than a file may take
   */
  read(file: Import, receiver: Receiver, at: Date, signal: AbortSignal): Promise<ReadResult> {
    const { userId, totalBytes: bytes } = file;
    const maxMs = this.time.millisecondsFor(bytes);
    return withReaderThread({ userId, purpose: 'import', bytes, signal }, () =>
      this.run(receiver, { file, at, maxMs, signal }, (task, ends) =>
        runInThread('readFile', task, ends),
      ),
    );
  }

  /**
   * Reads the start of a file. @throws NoThreadFree; ImportFault `FILE_TOO_COMPLEX`
   */
  preview(
    file: FileToRead & Pick<Import, 'userId'>,
    bytes: Receiver['bytes'],
    at: Date,
  ): Promise<PreviewResult> {
    const waiting = new AbortController();
    const clock = setTimeout(() => waiting.abort(new NoThreadFree()), this.time.previewWaitMs);
    const receiver = { bytes, batch: () => Promise.resolve(), progress: () => Promise.resolve() };
    const { previewMs: maxMs } = this.time;
    const { userId } = file;
    // A sample is small, however large the file is.
    const wish = { userId, purpose: 'preview', bytes: 0, signal: waiting.signal } as const;
    return withReaderThread(wish, () => {
      clearTimeout(clock);
      const { signal } = new AbortController();
      return this.run(receiver, { file, at, maxMs, signal }, (task, ends) =>
        runInThread('previewFile', task, ends),
      );
    });
  }

  private async run<T>(
    receiver: Receiver,
    { file, at, maxMs, signal }: { file: FileToRead; at: Date; maxMs: number; signal: AbortSignal },
    work: (task: ReadTask, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const directory = await mkdtemp(join(tmpdir(), `wordgrove-import-${process.pid}-`));
    const stopping = new AbortController();
    const { port1: here, port2: port } = new MessageChannel();
    let clock: NodeJS.Timeout | undefined;
    here.on('message', (message: Message<Question>) => {
      // The time that a thread takes to start is not the file's.
      clock ??= setTimeout(() => stopping.abort(tooComplex()), maxMs);
      answer(message.content, receiver).then(
        (content) => here.postMessage({ number: message.number, content }, memoryOf(content)),
        (error: unknown) => stopping.abort(error),
      );
    });
    try {
      const task = { file: taskOf(file), at, directory, port };
      return await work(task, AbortSignal.any([stopping.signal, signal]));
    } catch (error) {
      stopping.signal.throwIfAborted();
      signal.throwIfAborted();
      throw isEndOfThread(error) ? tooComplex() : error;
    } finally {
      clearTimeout(clock);
      here.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}

function answer(question: Question, receiver: Receiver): Promise<unknown> {
  if (question.kind === 'bytes') return receiver.bytes(question.position);
  if (question.kind === 'batch') return receiver.batch(question.batch);
  return receiver.progress(question.progress);
}

/** Returns the memory of a piece of a file, which the thread takes over. A copy would stay in this thread until its garbage is collected. */
function memoryOf(content: unknown): ArrayBuffer[] {
  if (!(content instanceof Uint8Array) || !(content.buffer instanceof ArrayBuffer)) return [];
  // Small buffers share memory with others.
  return content.byteLength === content.buffer.byteLength ? [content.buffer] : [];
}

function taskOf({ format, mapping, language, scopes, skipBadRows, totalBytes }: FileToRead) {
  return { format, mapping, language, scopes, skipBadRows, totalBytes };
}

function tooComplex(): ImportFault {
  const description = 'Reading the file takes too much memory or time';
  return new ImportFault({ line: null, field: null, reason: 'FILE_TOO_COMPLEX', description });
}
