import type { MessagePort } from 'node:worker_threads';
import { Questions } from '../../../../platform/threads/questions.js';
import type { Question, ReadBatch, ReadProgress } from './read-task.js';

/** The main thread, as a thread that reads a file sees it. */
export class MainThread {
  private readonly questions: Questions<Question>;

  constructor(port: MessagePort) {
    this.questions = new Questions(port);
  }

  /** Returns the bytes of the file, from its start. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (let position = 0; ; position += 1) {
      const bytes = (await this.questions.ask({ kind: 'bytes', position })) as Uint8Array | null;
      if (bytes === null) return;
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
  }

  /**
   * Hands over a batch. Resolves when it has been stored, so that the thread does not run ahead. Returns true if others need the
   * thread.
   */
  async add(batch: ReadBatch): Promise<boolean> {
    return (await this.questions.ask({ kind: 'batch', batch })) === true;
  }

  /** Returns true if others need the thread. */
  async tell(progress: ReadProgress): Promise<boolean> {
    return (await this.questions.ask({ kind: 'progress', progress })) === true;
  }

  /** Returns true if others need the thread. */
  async isTurnOver(): Promise<boolean> {
    return (await this.questions.ask({ kind: 'turn' })) === true;
  }
}
