import type { MessagePort } from 'node:worker_threads';
import type { Message, Question, ReadBatch, ReadProgress } from './read-task.js';

/** The main thread, as a thread that reads a file sees it. */
export class MainThread {
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private number = 0;

  constructor(private readonly port: MessagePort) {
    port.on('message', ({ number, content }: Message<unknown>) => {
      this.waiting.get(number)?.(content);
      this.waiting.delete(number);
    });
  }

  /** Returns the bytes of the file, from its start. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (let position = 0; ; position += 1) {
      const bytes = (await this.ask({ kind: 'bytes', position })) as Uint8Array | null;
      if (bytes === null) return;
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
  }

  /**
   * Hands over a batch. Resolves when it has been stored, so that the thread does not run ahead. Returns true if others need the
   * thread.
   */
  async add(batch: ReadBatch): Promise<boolean> {
    return (await this.ask({ kind: 'batch', batch })) === true;
  }

  /** Returns true if others need the thread. */
  async tell(progress: ReadProgress): Promise<boolean> {
    return (await this.ask({ kind: 'progress', progress })) === true;
  }

  /** Returns true if others need the thread. */
  async isTurnOver(): Promise<boolean> {
    return (await this.ask({ kind: 'turn' })) === true;
  }

  private ask(content: Question): Promise<unknown> {
    this.number += 1;
    const { number } = this;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.port.postMessage({ number, content } satisfies Message<Question>);
    });
  }
}
