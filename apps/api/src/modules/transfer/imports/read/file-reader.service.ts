import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { makeTemporaryDirectory } from '../../../../platform/disk/temporary-directories.js';
import { withTemporaryFiles } from '../../../../platform/disk/temporary-files.js';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { answerQuestions } from '../../../../platform/threads/questions.js';
import { isEndOfThread } from '../../../../platform/threads/thread-pool.js';
import type { Import } from '../import.js';
import { ImportPace } from '../queue/import-pace.js';
import { runInThread, withReaderThread } from './reader-threads.js';
import type {
  PreviewResult,
  Question,
  ReadBatch,
  ReadEnd,
  ReadProgress,
  ReadTask,
} from './read-task.js';
import { ReadTime } from './read-time.js';
import { ReadingTurn } from './reading-turn.js';

/** Gives a thread the file that it reads, and takes what it has read. An error ends the reading. */
export interface Receiver {
  /** Returns a piece of the file, or null after the last. */
  bytes(position: number): Promise<Uint8Array | null>;
  batch(batch: ReadBatch): Promise<void>;
  progress(progress: ReadProgress): Promise<void>;
  /** Returns true if files wait that no process has begun. */
  areOthersDue(): Promise<boolean>;
}

/** Thrown if no thread has become free for a preview, for which somebody waits. */
export class NoThreadFree extends Error {}

/** A file, as far as reading needs it. */
type FileToRead = ReadTask['file'];

/** A file that is read from its start or from a bookmark. */
type Reading = Pick<ReadTask, 'at' | 'from'> & { file: Import };

/** The limits of a reading in a thread. */
interface Limits {
  maxMs: number;
  signal: AbortSignal;
  turn?: ReadingTurn;
}

/** Reads files in threads, so that no file keeps requests waiting or takes all memory. */
@Injectable()
export class FileReader {
  constructor(
    private readonly time: ReadTime,
    private readonly pace: ImportPace,
  ) {}

  /**
   * Reads a file as soon as a thread is free, and checks its items. Stops at a bookmark if its turn is over and others wait.
   * @throws ImportFault `FILE_TOO_COMPLEX` if reading it takes more memory or time than a file may take; TemporaryFilesFault
   */
  read({ file, at, from }: Reading, receiver: Receiver, signal: AbortSignal): Promise<ReadEnd> {
    const { userId, totalBytes: bytes } = file;
    const maxMs = this.time.millisecondsFor(bytes);
    return withReaderThread({ userId, purpose: 'import', bytes, signal }, (place) => {
      const doOthersWait = () => place.isWanted || receiver.areOthersDue();
      const turn = new ReadingTurn(this.pace, from, doOthersWait);
      return this.run({ file, at, from }, receiver, { maxMs, signal, turn }, (task, ends) =>
        runInThread('readFile', task, ends),
      );
    });
  }

  /**
   * Reads the start of a file. @throws NoThreadFree; ImportFault `FILE_TOO_COMPLEX`; TemporaryFilesFault
   */
  preview(
    file: FileToRead & Pick<Import, 'userId'>,
    bytes: Receiver['bytes'],
    at: Date,
  ): Promise<PreviewResult> {
    const waiting = new AbortController();
    const clock = setTimeout(() => waiting.abort(new NoThreadFree()), this.time.previewWaitMs);
    const nothing = () => Promise.resolve();
    const areOthersDue = () => Promise.resolve(false);
    const receiver = { bytes, batch: nothing, progress: nothing, areOthersDue };
    const { previewMs: maxMs } = this.time;
    const { userId } = file;
    // A sample is small, however large the file is.
    const wish = { userId, purpose: 'preview', bytes: 0, signal: waiting.signal } as const;
    return withReaderThread(wish, () => {
      clearTimeout(clock);
      const { signal } = new AbortController();
      return this.run({ file, at, from: null }, receiver, { maxMs, signal }, (task, ends) =>
        runInThread('previewFile', task, ends),
      );
    });
  }

  private run<T>(
    task: Omit<ReadTask, 'directory' | 'port'>,
    receiver: Receiver,
    limits: Limits,
    work: (task: ReadTask, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const place = tmpdir();
    return withTemporaryFiles(place, async () => {
      const directory = await makeTemporaryDirectory(place, 'import');
      return this.runIn(directory, task, receiver, limits, work);
    });
  }

  private async runIn<T>(
    directory: string,
    { file, at, from }: Omit<ReadTask, 'directory' | 'port'>,
    receiver: Receiver,
    { maxMs, signal, turn }: Limits,
    work: (task: ReadTask, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const stopping = new AbortController();
    const { port1: here, port2: port } = new MessageChannel();
    let clock: NodeJS.Timeout | undefined;
    const respond = (question: Question) => {
      // The time that a thread takes to start is not the file's.
      clock ??= setTimeout(() => stopping.abort(tooComplex()), maxMs);
      return answer(question, receiver, turn);
    };
    answerQuestions(here, respond, (error) => stopping.abort(error));
    try {
      const task = { file: taskOf(file), at, from, directory, port };
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

async function answer(
  question: Question,
  receiver: Receiver,
  turn?: ReadingTurn,
): Promise<unknown> {
  if (question.kind === 'bytes') return receiver.bytes(question.position);
  if (question.kind === 'batch') await receiver.batch(question.batch);
  if (question.kind === 'progress') await receiver.progress(question.progress);
  return turn?.isOver();
}

function taskOf({ format, mapping, language, scopes, skipBadRows, totalBytes }: FileToRead) {
  return { format, mapping, language, scopes, skipBadRows, totalBytes };
}

function tooComplex(): ImportFault {
  const description = 'Reading the file takes too much memory or time';
  return new ImportFault({ line: null, field: null, reason: 'FILE_TOO_COMPLEX', description });
}
